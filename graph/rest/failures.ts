// The specification's catalogue of texts: what a path says when it fails. It is the message of the path's errors and
// the title of its toast; the reason is the detail. A method before the path is for that method alone.

export const failures: Readonly<Record<string, string>> = {
  '/api/views/users': 'Error while fetching users',
  '/api/views/user': 'Error while fetching user by ID',
  '/api/procedures/getUserDashboardFilters': 'Error while fetching Dashboard Filters',
  '/api/association/assignUsersToDeptGroups': 'Error in assigning user to department Roles failed',
  '/api/association/orgUserAssociation': 'Error in assigning user to organization failed',
  '/api/procedures/acceptOrgUserAssociation': 'Error in accepting Request failed',
  '/api/tasks/add_new_task_record': 'Error in creating the record',
  '/api/tasks/add_major_task': 'Error in creating the record',
  '/api/checklists/assign_task_checklist_association': 'Error in assigning the checklist',
  '/api/procedures/assignTasksToUsers': 'Error in assignTasks',
  '/api/procedures/scheduleAllTasks': 'Error in scheduleAllTasks',
  '/api/tasks/save_user_personal_schedule': 'Error in Scheduling the data',
  '/api/procedures/create_routine_activity_tour_new': 'Error in Scheduling the data',
  '/api/tasks/get_user_personal_schedule': 'Error in fetching schedule records',
  '/api/org/createGlobalOrganization': 'Failed to create organization',
  '/api/org/all_orgs': 'Failed to fetch organizations',
  '/api/org/global_organizations': 'Failed to fetch organizations',
  '/api/procedures/save_user': 'Signup failed',
  // "and similar per-resource fetch messages"
  '/api/procedures/update_user': 'Error while updating the user',
  '/api/views/get_action_record_management': 'Error while fetching action records',
  '/api/procedures/get_tasks_active_schedule_by_user': 'Error while fetching action records',
  '/api/tasks/get_tasks_by_record_id': 'Error while fetching the action record',
  '/api/procedures/active_record_controller': 'Error while moving action records',
  '/api/tasks/active_record_status': 'Error while fetching record statuses',
  '/api/tasks/action_class': 'Error while fetching action classes',
  '/api/tasks/task_schedule_priority': 'Error while fetching schedule priorities',
}
