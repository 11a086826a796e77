// What a client asks for that knows GraphQL and no legacy path, and what product and policy have each account answered:
// for each row of the legacy door its documented example, and where that stands too high in the tree to tell the levels
// apart, one at Reno terminal beside it.
import { entryId } from '../kernel/entryId.ts'
import { globalId } from '../kernel/node.ts'
import { demoIds as ids } from './demoIds.ts'

export const accounts = [
  'admin@demo.test',
  'strategic@demo.test',
  'tactical@demo.test',
  'supervision@demo.test',
  'transactional@demo.test',
  'admin@other.test',
] as const

export interface Twin {
  /** The same for all who call, unless they differ by who does. */
  variables?: object | ((as: string | null) => object)
  /** The status that each of the accounts is answered with, in their order; of a public path whoever asks. */
  answers: string
}

/** A call beside the example. */
export interface Beside extends Twin {
  query?: string
  body?: Record<string, unknown>
  id?: string
  /** Of a list, what each account sees of what Admin sees: all, some or none of it, by these of its fields. */
  sees?: string
  by?: string[]
}

export interface LegacyCalls {
  /** Why the accounts are answered as they are. */
  why: string
  example: Twin
  /** The row whose example makes what this one consumes. */
  after?: string
  beside?: Beside[]
}

const organization = (uuid: string) => globalId('Organization', uuid)
const user = (uuid: string) => globalId('User', uuid)
const { northway, reno } = ids
/** Who is not of the tree finds nothing, the others are below its root. */
const atRoot = '200 200 404 404 404 404'
const everybody = '200 200 200 200 200 200'
const company = '200 200 200 200 200 404'
const first1000 = { limit: 1000, offset: 0 }
const within = 'all all some some some none'

const list = (why: string, limit: number, sees: string, by: string[]): LegacyCalls => ({
  why,
  example: { variables: { limit, offset: 0 }, answers: everybody },
  beside: [{ query: 'limit=1000', variables: first1000, answers: everybody, sees, by }],
})

const reference: LegacyCalls = { why: 'reference data is for whoever has signed in', example: { answers: everybody } }

const tree = 'organizations.read: everybody sees their organization and all below'
const names = 'the names of departments and groups sort the work of all; who has them is departments.read'
const catalogue = 'tasks.use: the catalogue of the root is used by all below'

export const legacyCalls: Record<string, LegacyCalls> = {
  'POST /api/auth/login': {
    why: 'public',
    example: { variables: { input: { login: 'admin@demo.test', password: 'demo-Pass-1' } }, answers: '200' },
    beside: [
      {
        body: { email: 'admin@demo.test', password: 'wrong' },
        variables: { input: { login: 'admin@demo.test', password: 'wrong' } },
        answers: '401',
      },
    ],
  },
  'POST /api/auth/refresh': {
    why: 'public',
    // Without rotation only the legacy path goes.
    example: { variables: { input: { refreshToken: '{refresh_token}', rotate: true } }, answers: '200' },
  },
  'POST /api/procedures/save_user': {
    why: 'public',
    example: {
      variables: { input: { email: 'new.hand@demo.test', name: 'New Hand', password: 'demo-Pass-2' } },
      answers: '200',
    },
    beside: [
      {
        body: { email: 'admin@demo.test', name: 'Not she', password: 'demo-Pass-2' },
        variables: { input: { email: 'admin@demo.test', name: 'Not she', password: 'demo-Pass-2' } },
        answers: '409',
      },
    ],
  },
  'POST /api/procedures/update_user': {
    why: 'everybody changes their own profile only; who is above is not in sight',
    example: {
      variables: { input: { id: user(ids.admin), name: 'Avery Morgan' } },
      answers: '200 403 404 404 404 404',
    },
    beside: [
      {
        query: `user_uuid=${ids.transactional}`,
        body: { name: 'Jonas T. Teller', username: 'jonas' },
        variables: { input: { id: user(ids.transactional), name: 'Jonas T. Teller', username: 'jonas' } },
        answers: '403 403 403 403 200 404',
      },
    ],
  },

  'GET /api/views/users': list('people.read: everybody in their organization and below', 3, within, [
    'userId',
    'SAAS_PFUser_UUID',
  ]),
  'GET /api/views/user': {
    why: 'people.read',
    example: { variables: { uuid: ids.admin }, answers: atRoot },
    beside: [{ query: 'userId=5', variables: { number: 5 }, answers: company }],
  },
  'POST /api/association/assignUsersToDeptGroups': {
    why: 'departments.assign: Admin, and Tactical Mgt in their department',
    example: {
      variables: { input: { users: [ids.admin], groups: ['1'], roles: ['Manager'] } },
      answers: '200 403 404 404 404 404',
    },
    beside: [
      {
        body: { users: [ids.transactional], dept_group_ids: [5], roles: ['Manager'], SAAS_Org_UUID: reno },
        variables: { input: { users: [ids.transactional], groups: ['5'], roles: ['Manager'], organizationUuid: reno } },
        answers: '200 403 200 403 403 404',
      },
    ],
  },
  'POST /api/association/orgUserAssociation': {
    why: 'whoever has signed in asks by the exact uuid, and is answered alike whether there is one; nobody asks to where they are',
    example: {
      variables: (as) => ({
        input: {
          organizationId: organization('00000000-0000-4000-8000-000000000001'),
          userId: as === 'strategic@demo.test' ? undefined : user(ids.strategic),
          note: 'I plan their lanes too',
        },
      }),
      answers: '404 200 404 404 404 404',
    },
    beside: [
      {
        body: { SAAS_Org_UUID: ids.halden },
        variables: { input: { organizationId: organization(ids.halden) } },
        answers: '200 200 200 200 200 409',
      },
      {
        body: { SAAS_Org_UUID: northway },
        variables: { input: { organizationId: organization(northway) } },
        answers: '409 409 200 200 200 200',
      },
      {
        body: { SAAS_PFUser_UUID: ids.transactional, SAAS_Org_UUID: ids.western },
        variables: (as) => ({
          input: {
            organizationId: organization(ids.western),
            userId: as === 'transactional@demo.test' ? undefined : user(ids.transactional),
          },
        }),
        answers: '200 403 200 404 200 404',
      },
    ],
  },
  'GET /api/views/userOrgDeptGroupAssignments': list(
    "departments.read: not Transactional, but everybody's own",
    5,
    within,
    ['SAAS_PFUser_UUID', 'SAAS_Org_UUID', 'DeptGroup_Id', 'role'],
  ),
  'GET /api/views/get_departmentGroup_role_master': list(names, 2, 'all all all all all none', [
    'departmentId',
    'Department_UUID',
  ]),
  'GET /api/views/user_org_association': list(
    "associations.accept: Admin, and Tactical Mgt where enabled, as here; and everybody's own",
    10,
    'all some some none some none',
    ['requestId'],
  ),
  'GET /api/views/get_org_data_existence': {
    why: `${tree}; what is foreign is as absent as what is not`,
    example: { variables: { uuid: northway }, answers: everybody },
    beside: [{ query: `org_uuid=${reno}`, variables: { uuid: reno }, answers: everybody }],
  },
  'POST /api/procedures/acceptOrgUserAssociation': {
    why: 'associations.accept: Admin, and Tactical Mgt where enabled, as here; who may not decide sees none but their own',
    example: { variables: { input: { internalID: 1, role: 'Supervision' } }, answers: '200 404 403 404 404 404' },
    beside: [
      {
        body: { requestId: 1, role: 'Transactional', DeptGroup_Id: 4 },
        variables: { input: { internalID: 1, role: 'Transactional', groupInternalID: 4 } },
        answers: '200 404 200 404 404 404',
      },
    ],
  },
  'POST /api/procedures/getUserDashboardFilters': {
    why: 'people.read',
    example: { variables: { uuid: ids.admin }, answers: atRoot },
    beside: [{ body: { requestId: ids.transactional }, variables: { uuid: ids.transactional }, answers: company }],
  },
  'GET /api/views/getUserOrghierarchy': { why: tree, example: { answers: everybody } },
  'GET /api/views/getOrgMgtHierarchy': { why: tree, example: { answers: everybody } },
  'GET /api/views/getUserAssociationCounts': { why: 'of what is in sight', example: { answers: everybody } },
  'GET /api/views/active-dept-group-roles': list(names, 2, 'all all all all all none', ['departmentId']),
  'GET /api/views/getActiveDepartmentGroups': list(names, 3, 'all all all all all none', ['groupId']),

  'GET /api/best/departmentFunctionFeatureRequirement': {
    why: 'a library for whoever has signed in',
    example: { variables: { limit: 20, offset: 0 }, answers: everybody },
  },
  'GET /api/best/getStandardIndustryTechnologySolutions': {
    why: 'a library for whoever has signed in',
    example: { variables: { ...first1000, naics: '484121' }, answers: everybody },
  },

  'GET /api/tasks/get_task_records': list('tasks.use: departments, groups', 5, within, ['Task_Record_ID']),
  'POST /api/procedures/get_tasks_active_schedule_by_user': {
    why: 'records.see',
    example: { variables: { ...first1000, user: ids.admin }, answers: everybody },
    beside: [
      {
        body: { SAAS_PFUser_UUID: ids.transactional },
        variables: { ...first1000, user: ids.transactional },
        answers: everybody,
        sees: 'all all all all all none',
        by: ['Task_Record_ID'],
      },
    ],
  },
  'GET /api/tasks/get_master_tasks': {
    why: catalogue,
    example: { variables: first1000, answers: everybody },
    beside: [{ variables: first1000, answers: everybody, sees: 'all all all all all none', by: ['MajorTask_ID'] }],
  },
  'GET /api/tasks/get_master_tasks_items': {
    why: catalogue,
    example: { variables: first1000, answers: everybody },
    beside: [{ variables: first1000, answers: everybody, sees: 'all all all all all none', by: ['Task_Item_ID'] }],
  },
  'GET /api/tasks/getReferenceTransactionType': reference,
  'GET /api/tasks/active_record_status': reference,
  'GET /api/views/get_action_record_management': list(
    "records.see: subtree, departments, groups, one's own and the group's Next Up",
    2,
    within,
    ['Task_Record_ID'],
  ),
  'GET /api/tasks/get_tasks_by_record_id': {
    why: 'records.see',
    example: { variables: { number: 1001 }, answers: atRoot },
    beside: [{ query: 'record_id=1025', variables: { number: 1025 }, answers: company }],
  },
  'GET /api/tasks/action_class': reference,
  'GET /api/tasks/task_objectives': reference,
  'GET /api/tasks/task_schedule_priority': reference,
  'GET /api/tasks/ttp_type': reference,
  'GET /api/tasks/tour_type': reference,
  'GET /api/tasks/get_ActionType': reference,
  'POST /api/tasks/add_new_task_record': {
    why: 'tasks.edit: all, in the department, in the group; Transactional uses them',
    example: {
      variables: {
        input: {
          organizationId: organization(northway),
          taskItemInternalID: 1,
          title: 'Pre-trip inspection, spare tractors',
          poNumber: 'PO-20418',
          assigneeIds: [user(ids.admin)],
        },
      },
      answers: atRoot,
    },
    beside: [
      {
        body: {
          SAAS_Org_UUID: reno,
          DeptGroup_Id: 4,
          Task_Item_ID: 1,
          Schedule_Priority_ID: 5,
          user_uuids: [ids.transactional],
        },
        variables: {
          input: {
            organizationId: organization(reno),
            groupInternalID: 4,
            taskItemInternalID: 1,
            priorityId: entryId('SCHEDULE_PRIORITY', 5),
            assigneeIds: [user(ids.transactional)],
          },
        },
        answers: '200 200 200 200 403 404',
      },
    ],
  },
  'POST /api/checklists/assign_task_checklist_association': {
    why: 'tasks.edit of the root, which those below use',
    example: {
      variables: { input: { taskItemInternalID: 1, checklistInternalIDs: [1, 2] } },
      answers: '200 200 403 403 403 404',
    },
    beside: [
      {
        body: { task_id: 1, checklist_ids: [3] },
        variables: { input: { taskItemInternalID: 1, checklistInternalIDs: [3] } },
        answers: '200 200 403 403 403 404',
      },
    ],
  },
  'POST /api/procedures/create_routine_activity_tour_new': {
    why: "tasks.edit in the caller's first organization, at places in their sight",
    example: {
      variables: {
        input: {
          name: 'Reno dock round',
          typeId: entryId('TOUR_TYPE', 2),
          actionClassId: entryId('ACTION_CLASS', 1),
          assigneeIds: [],
          cadence: { recurrence: { rule: 'FREQ=DAILY' }, startsOn: '2026-11-23T06:00' },
          stops: [
            { locationInternalID: 2, opensMins: 360, closesMins: 540, serviceMins: 10 },
            { locationInternalID: 3 },
            { name: 'Fuel island' },
          ],
        },
      },
      answers: '200 200 403 403 403 404',
    },
    beside: [
      {
        body: { name: 'Sparks round', tour_type_id: 1, action_class_id: 2, stops: ['Gate'], SAAS_Org_UUID: reno },
        variables: {
          input: {
            organizationId: organization(reno),
            name: 'Sparks round',
            typeId: entryId('TOUR_TYPE', 1),
            actionClassId: entryId('ACTION_CLASS', 2),
            stops: [{ name: 'Gate' }],
            assigneeIds: [],
          },
        },
        answers: '200 200 403 403 403 404',
      },
    ],
  },
  'POST /api/procedures/assignTasksToUsers': {
    why: 'records.manage: all, departments, groups, oneself; whom one may not give work to, is a wrong value',
    example: {
      variables: { input: { internalIDs: [1005], userIds: [user(ids.admin)] } },
      answers: '200 200 404 422 404 404',
    },
    beside: [
      {
        body: { task_record_ids: [1025], user_uuids: [ids.supervision] },
        variables: { input: { internalIDs: [1025], userIds: [user(ids.supervision)] } },
        answers: '200 200 200 200 422 404',
      },
    ],
  },
  'POST /api/procedures/scheduleAllTasks': {
    why: 'tasks.edit: all, in the department, in the group',
    example: {
      variables: {
        input: {
          organizationId: organization(northway),
          from: '2026-11-23',
          to: '2026-11-29',
          dryRun: true,
          limit: 1000,
        },
      },
      answers: atRoot,
    },
    beside: [
      {
        body: { org: reno, from: '2026-11-23', to: '2026-11-24' },
        variables: {
          input: {
            organizationId: organization(reno),
            from: '2026-11-23',
            to: '2026-11-24',
            dryRun: false,
            limit: 1000,
          },
        },
        answers: '200 200 200 200 403 404',
      },
    ],
  },
  'GET /api/tasks/get_user_personal_schedule': {
    why: 'people.read: whoever sees the person sees when they work',
    example: { variables: { user: ids.admin, organization: northway }, answers: atRoot },
    beside: [
      {
        query: `user_uuid=${ids.transactional}&saas_org=${reno}`,
        variables: { user: ids.transactional, organization: reno },
        answers: company,
      },
    ],
  },
  'POST /api/tasks/save_user_personal_schedule': {
    why: "schedules.edit: all, departments, groups, one's own",
    example: {
      variables: {
        input: {
          userId: user(ids.admin),
          organizationId: organization(northway),
          timeZone: 'America/Los_Angeles',
          windows: [
            { weekday: 1, from: 480, to: 990 },
            { weekday: 2, from: 480, to: 990 },
          ],
        },
      },
      answers: atRoot,
    },
    beside: [
      {
        body: {
          user_uuid: ids.transactional,
          saas_org: reno,
          working_windows: [{ weekday: 3, from: '06:00', to: '14:00' }],
        },
        variables: {
          input: {
            userId: user(ids.transactional),
            organizationId: organization(reno),
            windows: [{ weekday: 3, from: 360, to: 840 }],
          },
        },
        answers: company,
      },
    ],
  },
  'POST /api/procedures/active_record_controller': {
    why: 'records.manage, records.urgent, records.work',
    example: {
      variables: {
        input: { internalIDs: [1003], transition: 'REPRIORITIZE', priorityId: entryId('SCHEDULE_PRIORITY', 2) },
      },
      answers: atRoot,
    },
    beside: [
      {
        body: { Task_Record_ID: 1025, action: 'reprioritize', Schedule_Priority_ID: 1 },
        variables: {
          input: { internalIDs: [1025], transition: 'REPRIORITIZE', priorityId: entryId('SCHEDULE_PRIORITY', 1) },
        },
        answers: '200 200 200 200 403 404',
      },
      {
        body: { Task_Record_ID: 1025, Task_ActiveRecord_Status: 1 },
        variables: { input: { internalIDs: [1025], statusID: 1 } },
        answers: '200 403 403 200 200 404',
      },
      {
        body: {
          Task_Record_ID: 1117,
          Task_ActiveRecord_Status: 6,
          to_user_uuid: '31832ece-c755-514c-a314-411bc19b06d2',
          reason: 'Away tomorrow',
        },
        variables: {
          input: {
            internalIDs: [1117],
            statusID: 6,
            delegateId: user('31832ece-c755-514c-a314-411bc19b06d2'),
            assigneeId: user('31832ece-c755-514c-a314-411bc19b06d2'),
            reason: 'Away tomorrow',
            note: 'Away tomorrow',
          },
        },
        answers: '200 200 200 200 200 404',
      },
    ],
  },
  'POST /api/tasks/add_major_task': {
    why: 'tasks.edit: all, in the department, in the group; Transactional uses them',
    example: {
      variables: {
        input: {
          organizationId: organization(northway),
          name: 'Winter readiness',
          description: 'Chains, fluids and batteries.',
        },
      },
      answers: atRoot,
    },
    beside: [
      {
        body: { SAAS_Org_UUID: reno, DeptGroup_Id: 4, MajorTask_Name: 'Winter readiness' },
        variables: { input: { organizationId: organization(reno), groupInternalID: 4, name: 'Winter readiness' } },
        answers: '200 200 200 200 403 404',
      },
    ],
  },
  'GET /api/tasks/tasks_record_notes': {
    why: 'records.see',
    example: { variables: { ...first1000, number: 1001 }, answers: atRoot },
    beside: [{ query: 'task_record_id=1025', variables: { ...first1000, number: 1025 }, answers: company }],
  },
  'POST /api/tasks/tasks_record_notes': {
    why: 'collaborate: on what they can see',
    example: {
      variables: { input: { internalID: 1001, text: 'Driver called: the trailer is at dock 4.' } },
      answers: atRoot,
    },
    beside: [
      {
        body: { task_record_id: 1025, note: 'Seen' },
        variables: { input: { internalID: 1025, text: 'Seen' } },
        answers: company,
      },
    ],
  },

  'POST /api/org/createGlobalOrganization': {
    why: 'organizations.edit below a parent; without one anybody, of a tree of their own',
    example: {
      variables: {
        input: {
          legalName: 'Fernley drop yard',
          parentId: organization(northway),
          dbaName: 'Northway Fernley',
          description: 'Overflow parking east of Sparks',
          employerIdentifier: '88-7410031',
          legalEntityTypeId: entryId('LEGAL_ENTITY_TYPE', 3),
          govtIdentifierTypeId: entryId('GOVT_ENTITY_TYPE', 1),
          auditStatusId: entryId('AUDIT_STATUS', 1),
          platformStatusId: entryId('PLATFORM_STATUS', 1),
          orgUid: 'NW-31',
          stateOfIncorporation: 'US-NV',
        },
      },
      answers: atRoot,
    },
    beside: [
      {
        body: { Legal_name: 'Reno annex', Parent_ORG_UUID: reno },
        variables: { input: { legalName: 'Reno annex', parentId: organization(reno) } },
        answers: '200 200 403 403 403 404',
      },
      {
        body: { Legal_name: 'A firm of my own' },
        variables: { input: { legalName: 'A firm of my own' } },
        answers: everybody,
      },
    ],
  },
  'GET /api/org/govt_entity_type': reference,
  'GET /api/org/countries': reference,
  'GET /api/org/states': {
    why: reference.why,
    example: { variables: { first: 'US', second: '' }, answers: everybody },
  },
  'GET /api/org/auditstatus': reference,
  'GET /api/org/org_legal_entity_type': reference,
  'GET /api/org/all_orgs': list(tree, 5, within, ['SAAS_Org_UUID']),
  'GET /api/org/global_organizations': list(tree, 5, within, ['Org_ID']),
  'GET /api/org/naics_code_reference': {
    why: reference.why,
    example: { variables: { limit: 20, offset: 0 }, answers: everybody },
  },
  'GET /api/org/groupingTypes': reference,
  'GET /api/org/locationTypes': reference,
  'GET /api/org/geofences': list(tree, 5, within, ['id']),
  'GET /api/org/get_profile_org_active_departments': {
    why: `${tree}; ${names}`,
    example: { variables: { ...first1000, id: organization(northway) }, answers: atRoot },
    beside: [
      {
        query: `saas_org_uuid=${reno}`,
        variables: { ...first1000, id: organization(reno) },
        answers: company,
        sees: 'all all all all all none',
        by: ['departmentId'],
      },
    ],
  },
  'GET /api/org/get_organization_department_mapping_info': {
    why: `${tree}; ${names}`,
    example: { variables: { uuid: northway }, answers: atRoot },
    beside: [
      {
        query: `saas_org_uuid=${reno}`,
        variables: { uuid: reno },
        answers: company,
        sees: 'all all all all all none',
        by: ['departmentId'],
      },
    ],
  },
  'POST /api/org/insert_profile_departments': {
    why: 'departments.edit: Admin',
    example: {
      variables: { input: { organizationUuid: northway, departments: ['Dispatch', 'Maintenance'] } },
      answers: '200 403 404 404 404 404',
    },
    beside: [
      {
        body: { SAAS_Org_UUID: reno, departments: [5] },
        variables: { input: { organizationUuid: reno, departments: ['5'] } },
        answers: '200 403 403 403 403 404',
      },
    ],
  },
  'POST /api/org/deleteIndustryClassification': {
    why: 'organizations.delete: Strategic edits, but does not delete',
    after: 'POST /api/org/upsert_classifications',
    example: {
      variables: { input: { organizationId: organization(northway), naics: '488510' } },
      answers: '200 403 404 404 404 404',
    },
    beside: [
      {
        query: `saas_org_uuid=${northway}&naics_6digit=484122`,
        variables: { input: { organizationId: organization(northway), naics: '484122' } },
        answers: '200 403 404 404 404 404',
      },
    ],
  },
  'GET /api/org/industryClassification': {
    why: tree,
    example: { variables: { uuid: northway }, answers: atRoot },
    beside: [{ query: `saas_org_uuid=${reno}`, variables: { uuid: reno }, answers: company }],
  },
  'POST /api/org/upsert_classifications': {
    why: 'organizations.edit: Admin and Strategic',
    example: {
      variables: {
        input: { records: [{ organizationId: organization(northway), naics: '488510', isPrimary: false }] },
      },
      answers: atRoot,
    },
    beside: [
      {
        body: { records: [{ SAAS_Org_UUID: reno, naics_6digit: 488510, is_primary: true }] },
        variables: { input: { records: [{ organizationId: organization(reno), naics: '488510', isPrimary: true }] } },
        answers: '200 200 403 403 403 404',
      },
    ],
  },
  'GET /api/org/groupings': {
    why: tree,
    example: { variables: { uuid: northway }, answers: atRoot },
    beside: [{ query: `saas_org_uuid=${reno}`, variables: { uuid: reno }, answers: company }],
  },
  'POST /api/org/groupings': {
    why: 'organizations.edit: Admin and Strategic',
    example: {
      variables: {
        input: {
          organizationId: organization(northway),
          typeId: entryId('GROUPING_TYPE', 4),
          name: 'Interstate 80 corridor',
          description: 'Reno to Salt Lake',
        },
      },
      answers: atRoot,
    },
    beside: [
      {
        body: { SAAS_Org_UUID: reno, Grouping_Type_ID: 4, Org_Grouping_Name: 'The yards' },
        variables: {
          input: { organizationId: organization(reno), typeId: entryId('GROUPING_TYPE', 4), name: 'The yards' },
        },
        answers: '200 200 403 403 403 404',
      },
    ],
  },
  'PUT /api/org/groupings/{id}': {
    why: 'organizations.edit: those below may stand in it, and see it',
    example: {
      variables: { input: { internalID: 1, description: 'All that Northway runs' } },
      answers: '200 200 403 403 403 404',
    },
  },
  'DELETE /api/org/groupings/{id}': {
    why: 'organizations.edit: a grouping is a name for organizations, of which none goes with it',
    example: { variables: { input: { internalID: 2 } }, answers: '200 200 403 403 403 404' },
  },
  'GET /api/org/locations': {
    why: tree,
    example: { variables: { ...first1000, organization: northway }, answers: atRoot },
    beside: [{ query: `saas_org_uuid=${reno}`, variables: { ...first1000, organization: reno }, answers: company }],
  },
  'POST /api/org/locations': {
    why: 'locations.edit: down to Tactical Mgt',
    example: {
      variables: {
        input: {
          organizationId: organization(northway),
          name: 'Fallon drop lot',
          typeId: entryId('LOCATION_TYPE', 9),
          latitude: 39.4735,
          longitude: -118.7774,
          address: { city: 'Fallon', state: 'US-NV', country: 'US' },
        },
      },
      answers: atRoot,
    },
    beside: [
      {
        body: { SAAS_Org_UUID: reno, name: 'Reno wash bay', Location_Type_ID: 9 },
        variables: {
          input: { organizationId: organization(reno), name: 'Reno wash bay', typeId: entryId('LOCATION_TYPE', 9) },
        },
        answers: '200 200 200 403 403 404',
      },
    ],
  },
  'PUT /api/org/locations/{id}': {
    why: 'locations.edit: down to Tactical Mgt',
    example: { variables: { input: { internalID: 1, address: { line2: 'Suite 400' } } }, answers: atRoot },
    beside: [
      {
        id: '2',
        body: { name: 'Reno main terminal' },
        variables: { input: { internalID: 2, name: 'Reno main terminal' } },
        answers: '200 200 200 403 403 404',
      },
    ],
  },
  'DELETE /api/org/locations/{id}': {
    why: 'organizations.delete: Admin; the location is of the Eastern division, which those of the West do not see',
    example: { variables: { input: { internalID: 21 } }, answers: '200 403 404 404 404 404' },
  },
}
