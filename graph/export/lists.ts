// The lists that can be exported, beside that of action records: which field of the graph each is, and its columns by
// heading, each with where it stands in an entry.
import { builder } from '../builder.ts'

export interface ExportList {
  description: string
  field: string
  /** The type whose field it is, where it is not the root's; one of it is named by the argument `of`. */
  of?: string
  /** What is the viewer's own alone, which whoever may export at all may. */
  isOwn?: boolean
  columns: Record<string, string>
}

const place = { Organization: 'organization.name', Department: 'department.name', Group: 'group.name' }

export const exportLists = {
  MEMBERS: {
    description: 'The people of an organization and all below it, with the places, roles and levels that they have.',
    field: 'members',
    of: 'Organization',
    columns: { Number: 'user.internalID', Name: 'user.name', Email: 'user.email', ...place, 'Job role': 'jobRole.name', Level: 'accessLevelName', Status: 'status', From: 'startsAt', Until: 'endsAt' },
  },
  ORGANIZATIONS: {
    description: 'The organizations in sight.',
    field: 'organizationDirectory',
    columns: { Number: 'internalID', Name: 'name', 'Trading name': 'dbaName', Type: 'type', Parent: 'parent.name', Uuid: 'uuid', Website: 'website', 'Time zone': 'timeZone', Archived: 'isArchived', Latitude: 'latitude', Longitude: 'longitude' },
  },
  LOCATIONS: {
    description: 'The locations of an organization.',
    field: 'locations',
    of: 'Organization',
    columns: { Number: 'internalID', Name: 'name', Type: 'type.name', Organization: 'organization.name', City: 'address.city', State: 'address.state', Country: 'address.country', Latitude: 'latitude', Longitude: 'longitude', Status: 'status' },
  },
  GEOFENCES: {
    description: 'The geofences of an organization.',
    field: 'geofences',
    of: 'Organization',
    columns: { Number: 'internalID', Name: 'name', Shape: 'shape', Location: 'location.name', Organization: 'organization.name', Entry: 'entry', Exit: 'exit', 'Dwell (min)': 'dwellMins', Latitude: 'latitude', Longitude: 'longitude', 'Radius (m)': 'radius' },
  },
  VEHICLES: {
    description: 'The vehicles of an organization.',
    field: 'vehicles',
    of: 'Organization',
    columns: { Number: 'internalID', Unit: 'unitNumber', Type: 'type', Organization: 'organization.name', Location: 'location.name', Status: 'status' },
  },
  DEPARTMENTS: {
    description: 'The departments in sight.',
    field: 'departments',
    columns: { Number: 'internalID', Name: 'name', Status: 'status' },
  },
  CONTACTS: {
    description: 'The directory of contacts.',
    field: 'directoryContacts',
    columns: { Number: 'internalID', Name: 'name', Email: 'email', Phone: 'phone', Organization: 'organizationName', Department: 'department', Group: 'departmentGroup', Relationship: 'relationship', Screen: 'moduleScreen', Tour: 'supportedTour', System: 'system', Status: 'status' },
  },
  INVITATIONS: {
    description: 'The invitations that the viewer may see.',
    field: 'invitations',
    columns: { Number: 'internalID', Email: 'email', ...place, 'Job role': 'jobRole.name', Level: 'accessLevelName', State: 'state', Created: 'createdAt', 'Created by': 'createdBy.name', Expires: 'expiresAt', 'Used by': 'usedBy.name' },
  },
  ASSOCIATION_REQUESTS: {
    description: 'Requests to belong to an organization.',
    field: 'associationRequests',
    columns: { Number: 'internalID', Person: 'user.name', Email: 'user.email', Organization: 'askedFor', Note: 'note', Status: 'statusName', Asked: 'createdAt', Decided: 'decidedAt', 'Decided by': 'decidedBy.name', Reason: 'reason' },
  },
  MAJOR_TASKS: {
    description: 'The major tasks.',
    field: 'majorTasks',
    columns: { Number: 'internalID', Name: 'name', Description: 'description', ...place, Active: 'active' },
  },
  TASK_ITEMS: {
    description: 'The items of the major tasks.',
    field: 'taskItems',
    columns: { Number: 'internalID', Name: 'name', 'Major task': 'majorTask.name', Class: 'actionClass.name', Priority: 'priority.name', Objective: 'objective.name', 'Service time (min)': 'serviceTimeMins', System: 'system', 'Sign-off': 'requiresSignOff', Active: 'active' },
  },
  TASK_RECORDS: {
    description: 'The task records.',
    field: 'taskRecords',
    columns: { Number: 'internalID', Title: 'title', Item: 'taskItem.name', ...place, Class: 'actionClass.name', Priority: 'priority.name', 'Service time (min)': 'serviceTimeMins', Location: 'location.name', Assignees: 'assignees.name', Status: 'status', Created: 'createdAt', 'Created by': 'creator.name' },
  },
  CHECKLISTS: {
    description: 'The checklists with what they ask for.',
    field: 'checklists',
    columns: { Number: 'internalID', Name: 'name', Description: 'description', ...place, Revision: 'revision', Items: 'items.prompt', Status: 'status' },
  },
  SOPS: {
    description: 'The standard operating procedures.',
    field: 'sops',
    columns: { Number: 'internalID', Name: 'name', Description: 'description', ...place, Tasks: 'taskItems.name', Status: 'status' },
  },
  ROUTINES: {
    description: 'The routines.',
    field: 'routines',
    columns: { Number: 'internalID', Title: 'title', Rule: 'sentence', 'Recurrence rule': 'rule', 'Starts on': 'startsOn', 'Time zone': 'timeZone', 'Duration (min)': 'durationMins', Organization: 'organization.name', Status: 'status' },
  },
  TOURS: {
    description: 'The templates of tours.',
    field: 'tours',
    columns: { Number: 'internalID', Name: 'name', Type: 'type.name', ...place, 'Order of stops': 'orderRule', Stops: 'stopCount', Start: 'startLocation.name', End: 'endLocation.name', Status: 'status' },
  },
  TOUR_RUNS: {
    description: 'The runs of tours.',
    field: 'tourRuns',
    columns: { Number: 'internalID', Tour: 'tour.name', 'Assigned to': 'assignee.name', Organization: 'organization.name', Status: 'status', 'Planned start': 'plannedStart', 'Planned end': 'plannedEnd', 'Actual start': 'actualStart', 'Actual end': 'actualEnd', Stops: 'stopCount', Done: 'doneCount', 'Planned km': 'plannedKm', 'Actual km': 'actualKm', Reason: 'reason' },
  },
  TIME_STUDIES: {
    description: 'The time studies.',
    field: 'timeStudies',
    columns: { Number: 'internalID', Name: 'name', Item: 'taskItem.name', ...place, Observer: 'observer.name', Observed: 'observed.name', Cycles: 'completeCycles', 'Observed (s)': 'observedSecs', 'Normal (s)': 'normalSecs', 'Standard (s)': 'standardSecs', Status: 'status', Created: 'createdAt' },
  },
  APPOINTMENTS: {
    description: 'The appointments.',
    field: 'appointments',
    columns: { Key: 'key', Name: 'name', Objective: 'objective', Type: 'actionType', ...place, Place: 'place', Starts: 'schedule.startsAt', Ends: 'schedule.endsAt', 'Time zone': 'schedule.timeZone', Attendees: 'attendees.name', Status: 'status', 'Created by': 'createdBy.name' },
  },
  RESPONSES: {
    description: 'What was handed in, read and decided.',
    field: 'responses',
    columns: { At: 'at', Kind: 'kind', Title: 'title', Detail: 'detail', Person: 'person', Organization: 'organization', Failed: 'failedCount', Record: 'recordKey' },
  },
  THREADS: {
    description: 'The threads of messages that the viewer takes part in.',
    field: 'threads',
    columns: { Number: 'internalID', Subject: 'subject', Organization: 'organizationName', Record: 'action.key', Responsible: 'responsible', Participants: 'participants.name', Messages: 'messageCount', Last: 'lastAt', Closed: 'closedAt' },
  },
  NOTIFICATIONS: {
    description: 'The viewer’s notifications.',
    field: 'notifications',
    isOwn: true,
    columns: { At: 'at', Kind: 'kindName', Text: 'text', From: 'actorName', Urgent: 'isUrgent', Read: 'readAt' },
  },
  ATTACHMENTS: {
    description: 'The files on the records that the viewer does or has done.',
    field: 'myAttachments',
    isOwn: true,
    columns: { Number: 'file.internalID', Name: 'file.name', Type: 'file.mediaType', Bytes: 'file.size', Record: 'action.key', Added: 'addedAt', 'Added by': 'addedBy.name' },
  },
  METRICS: {
    description: 'The library of metrics.',
    field: 'metrics',
    columns: { Number: 'internalID', Key: 'key', Name: 'name', Category: 'category', Unit: 'unit', Formula: 'formula', 'Data points': 'requiredDataPoints.name', Aggregation: 'aggregationMethod', Threshold: 'targetThreshold', 'Alert if': 'alertIf', Source: 'recommendedDataSource', Status: 'status' },
  },
  OBSERVATIONS: {
    description: 'The observations of a metric.',
    field: 'observations',
    of: 'Metric',
    columns: { At: 'at', Organization: 'organization.name', Location: 'location.name', Vehicle: 'vehicle.unitNumber', Person: 'person.name', Value: 'value', Numerator: 'numerator', Denominator: 'denominator', Source: 'source', Key: 'key', Entered: 'enteredAt', 'Entered by': 'enteredBy.name', Voided: 'voidedAt' },
  },
  BENCHMARKS: {
    description: 'The benchmarks with how they stand.',
    field: 'benchmarks',
    columns: { Number: 'internalID', Name: 'name', Metric: 'actionMetric.name', ...place, Target: 'target', 'CTQ': 'ctqValue', 'Warning': 'warningTrigger', 'Missed opportunity': 'missedOpportunityTrigger', 'Total opportunity': 'totalCtqOpportunity', 'Volume unit': 'volumeUnit', Responsible: 'roleResponsibility.name', Status: 'status' },
  },
  BREACHES: {
    description: 'The breaches of benchmarks.',
    field: 'breaches',
    columns: { Number: 'internalID', Benchmark: 'benchmarkName', Metric: 'metric.name', Organization: 'organization.name', Scope: 'scopeName', Opened: 'openedAt', Value: 'value', Target: 'target', 'Back at': 'resetLevel', Record: 'lastAction.key', Outcome: 'outcome', Recovered: 'recoveredAt', 'Recovered value': 'recoveredValue' },
  },
  PRACTICES: {
    description: 'What every department needs by best practice.',
    field: 'practiceFeatures',
    columns: { Number: 'internalID', Area: 'area', Function: 'function', Feature: 'name', Description: 'description', Requirement: 'requirementName', Solutions: 'solutions.name' },
  },
  AUDIT: {
    description: 'The audit log of an organization.',
    field: 'audit',
    of: 'Organization',
    columns: { At: 'at', Who: 'actor.name', Organization: 'organization.name', Action: 'action', Noun: 'nounName', What: 'about', Uuid: 'nounUuid', Event: 'event' },
  },
  HISTORY: {
    description: 'The history of an action record.',
    field: 'history',
    of: 'Action',
    columns: { At: 'at', Who: 'actor.name', 'On behalf of': 'onBehalfOf.name', What: 'label', Status: 'stateName', Reason: 'reason' },
  },
  NOTES: {
    description: 'The notes of an action record.',
    field: 'notes',
    of: 'Action',
    columns: { Number: 'internalID', At: 'createdAt', Author: 'author.name', Text: 'text' },
  },
} as const satisfies Record<string, ExportList>

export type ExportListName = keyof typeof exportLists

export const listNamed = (name: ExportListName): ExportList => exportLists[name]

export const ExportListEnum = builder.enumType('ExportList', {
  description: 'The lists that can be exported, beside that of action records.',
  values: Object.fromEntries(Object.entries(exportLists).map(([name, { description }]) => [name, { description }])) as Record<ExportListName, { description: string }>,
})
