// The legacy calls as section 7 of the specification lists them, in its order; without the trailing slash that some are
// spelled with.
const section7 = {
  Auth: ['POST auth/login', 'POST auth/refresh', 'POST procedures/save_user', 'POST procedures/update_user'],
  'Users and association': [
    'GET views/users', 'GET views/user', 'POST association/assignUsersToDeptGroups', 'POST association/orgUserAssociation',
    'GET views/userOrgDeptGroupAssignments', 'GET views/get_departmentGroup_role_master', 'GET views/user_org_association',
    'GET views/get_org_data_existence', 'POST procedures/acceptOrgUserAssociation', 'POST procedures/getUserDashboardFilters',
    'GET views/getUserOrghierarchy', 'GET views/getOrgMgtHierarchy', 'GET views/getUserAssociationCounts',
    'GET views/active-dept-group-roles', 'GET views/getActiveDepartmentGroups',
  ],
  'Best practice': ['GET best/departmentFunctionFeatureRequirement', 'GET best/getStandardIndustryTechnologySolutions'],
  Tasks: [
    'GET tasks/get_task_records', 'POST procedures/get_tasks_active_schedule_by_user', 'GET tasks/get_master_tasks',
    'GET tasks/get_master_tasks_items', 'GET tasks/getReferenceTransactionType', 'GET tasks/active_record_status',
    'GET views/get_action_record_management', 'GET tasks/get_tasks_by_record_id', 'GET tasks/action_class',
    'GET tasks/task_objectives', 'GET tasks/task_schedule_priority', 'GET tasks/ttp_type', 'GET tasks/tour_type',
    'GET tasks/get_ActionType', 'POST tasks/add_new_task_record', 'POST checklists/assign_task_checklist_association',
    'POST procedures/create_routine_activity_tour_new', 'POST procedures/assignTasksToUsers', 'POST procedures/scheduleAllTasks',
    'GET tasks/get_user_personal_schedule', 'POST tasks/save_user_personal_schedule', 'POST procedures/active_record_controller',
    'POST tasks/add_major_task', 'GET tasks/tasks_record_notes', 'POST tasks/tasks_record_notes',
  ],
  Organisation: [
    'POST org/createGlobalOrganization', 'GET org/govt_entity_type', 'GET org/countries', 'GET org/states', 'GET org/auditstatus',
    'GET org/org_legal_entity_type', 'GET org/all_orgs', 'GET org/global_organizations', 'GET org/naics_code_reference',
    'GET org/groupingTypes', 'GET org/locationTypes', 'GET org/geofences', 'GET org/get_profile_org_active_departments',
    'GET org/get_organization_department_mapping_info', 'POST org/insert_profile_departments', 'POST org/deleteIndustryClassification',
    'GET org/industryClassification', 'POST org/upsert_classifications', 'GET org/groupings', 'POST org/groupings',
    'PUT org/groupings/{id}', 'DELETE org/groupings/{id}', 'GET org/locations', 'POST org/locations', 'PUT org/locations/{id}',
    'DELETE org/locations/{id}',
  ],
}

export const legacyPaths = Object.values(section7).flat().map((call) => call.replace(' ', ' /api/'))
