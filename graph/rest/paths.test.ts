// The legacy paths, as the specification lists them: each is there with its method.
import { expect, test } from 'vitest'
import { restRows } from './rows.ts'

const groups = {
  Auth: ['POST /api/auth/login', 'POST /api/auth/refresh', 'POST /api/procedures/save_user', 'POST /api/procedures/update_user'],
  Notes: ['GET /api/tasks/tasks_record_notes', 'POST /api/tasks/tasks_record_notes'],
  'Tasks, as far as the board needs them': [
    'POST /api/procedures/get_tasks_active_schedule_by_user',
    'GET /api/tasks/active_record_status',
    'GET /api/views/get_action_record_management',
    'GET /api/tasks/get_tasks_by_record_id',
    'GET /api/tasks/action_class',
    'GET /api/tasks/task_schedule_priority',
    'POST /api/procedures/active_record_controller',
    'GET /api/tasks/get_user_personal_schedule',
    'POST /api/tasks/save_user_personal_schedule',
    'POST /api/procedures/create_routine_activity_tour_new',
  ],
  Catalogue: [
    'GET /api/tasks/get_master_tasks',
    'GET /api/tasks/get_master_tasks_items',
    'GET /api/tasks/get_task_records',
    'POST /api/tasks/add_major_task',
    'POST /api/tasks/add_new_task_record',
    'POST /api/procedures/assignTasksToUsers',
    'GET /api/tasks/task_objectives',
    'GET /api/tasks/ttp_type',
    'GET /api/tasks/tour_type',
    'GET /api/tasks/get_ActionType',
    'GET /api/tasks/getReferenceTransactionType',
  ],
  'Users and association': [
    'GET /api/views/users',
    'GET /api/views/user',
    'POST /api/association/assignUsersToDeptGroups',
    'POST /api/association/orgUserAssociation',
    'GET /api/views/userOrgDeptGroupAssignments',
    'GET /api/views/get_departmentGroup_role_master',
    'GET /api/views/user_org_association',
    'GET /api/views/get_org_data_existence',
    'POST /api/procedures/acceptOrgUserAssociation',
    'POST /api/procedures/getUserDashboardFilters',
    'GET /api/views/getUserOrghierarchy',
    'GET /api/views/getOrgMgtHierarchy',
    'GET /api/views/getUserAssociationCounts',
    'GET /api/views/active-dept-group-roles',
    'GET /api/views/getActiveDepartmentGroups',
  ],
  'Best practice': ['GET /api/best/departmentFunctionFeatureRequirement', 'GET /api/best/getStandardIndustryTechnologySolutions'],
  Organisation: [
    'POST /api/org/createGlobalOrganization',
    'GET /api/org/govt_entity_type',
    'GET /api/org/countries',
    'GET /api/org/states',
    'GET /api/org/auditstatus',
    'GET /api/org/org_legal_entity_type',
    'GET /api/org/all_orgs',
    'GET /api/org/global_organizations',
    'GET /api/org/naics_code_reference',
    'GET /api/org/groupingTypes',
    'GET /api/org/locationTypes',
    'GET /api/org/geofences',
    'GET /api/org/get_profile_org_active_departments',
    'GET /api/org/get_organization_department_mapping_info',
    'POST /api/org/insert_profile_departments',
    'POST /api/org/deleteIndustryClassification',
    'GET /api/org/industryClassification',
    'POST /api/org/upsert_classifications',
    'GET /api/org/groupings',
    'POST /api/org/groupings',
    'PUT /api/org/groupings/{id}',
    'DELETE /api/org/groupings/{id}',
    'GET /api/org/locations',
    'POST /api/org/locations',
    'PUT /api/org/locations/{id}',
    'DELETE /api/org/locations/{id}',
  ],
}

const given = restRows.map(({ method, path }) => `${method} ${path}`)

test.each(Object.entries(groups))('%s', (_group, paths) => {
  expect(given).toEqual(expect.arrayContaining(paths))
})

test('each is there once', () => {
  expect(given.length).toBe(new Set(given).size)
})
