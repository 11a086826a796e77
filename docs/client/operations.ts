import type { TypedDocument } from './opsgraph.ts'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** What an action record is created from. */
export type ActionTemplateInput =
  {   /** An item of the catalogue. */
  taskItemId: string; taskRecordId?: never; }
  |  { taskItemId?: never;   /** A task record, which says more than its item. */
  taskRecordId: string; };

/** Input for createAction. */
export type CreateActionInput = {
  /** The action class; required unless a template supplies it. */
  actionClassId?: string | null | undefined;
  /** The user the record is assigned to. */
  assigneeId?: string | null | undefined;
  /** The department responsible for it; defaults to the department of the group. */
  departmentId?: string | null | undefined;
  /** A free-text description. */
  description?: string | null | undefined;
  /** The group responsible for it. */
  groupId?: string | null | undefined;
  /** A key of at most 100 characters that makes retries safe: repeating a completed call with it within 24 hours returns the original result. */
  idempotencyKey?: string | null | undefined;
  /** The location of the work, within the same root organization. */
  locationId?: string | null | undefined;
  /** The organization responsible for it. */
  organizationId: string;
  /** The purchase order number the work is charged to; empty if none. */
  poNumber?: string | null | undefined;
  /** The priority; required unless a template supplies it. */
  priorityId?: string | null | undefined;
  /** Whether another user must sign off the completed work. */
  requiresSignOff?: boolean | null | undefined;
  /** When it is due. */
  scheduledEnd?: string | null | undefined;
  /** The earliest time it may start. */
  scheduledStart?: string | null | undefined;
  /** The service time: the expected duration in minutes. */
  serviceTimeMins?: number | null | undefined;
  /** What it is created from; supplies omitted fields. */
  template?: ActionTemplateInput | null | undefined;
  /** The title of the record; required unless a template supplies it. */
  title?: string | null | undefined;
  /** The vehicle the work is on, in use and under the same root organization; defaults to that of its task record; null for none. */
  vehicleId?: string | null | undefined;
};

export type BoardQueryVariables = Exact<{ [key: string]: never; }>;


export type BoardQuery = { viewer: { user: { name: string } } | null, board: { buckets: Array<{ id: string, label: string }> }, actionClasses: Array<{ id: string, name: string }>, priorities: Array<{ id: string, name: string }> };

export type BucketPageQueryVariables = Exact<{
  id: string;
  after?: string | null | undefined;
}>;


export type BucketPageQuery = { node:
    | { __typename: 'Absence' }
    | { __typename: 'AccessToken' }
    | { __typename: 'Action' }
    | { __typename: 'Application' }
    | { __typename: 'Appointment' }
    | { __typename: 'AppointmentActionItem' }
    | { __typename: 'AppointmentAttendee' }
    | { __typename: 'AssociationRequest' }
    | { __typename: 'AuditEntry' }
    | { __typename: 'Benchmark' }
    | { __typename: 'Breach' }
    | { __typename: 'Bucket', actions: { edges: Array<{ node: { id: string, title: string } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } }
    | { __typename: 'CalendarFeed' }
    | { __typename: 'Checklist' }
    | { __typename: 'ChecklistItem' }
    | { __typename: 'Delegation' }
    | { __typename: 'Department' }
    | { __typename: 'DirectoryContact' }
    | { __typename: 'File' }
    | { __typename: 'Geofence' }
    | { __typename: 'Grid' }
    | { __typename: 'Group' }
    | { __typename: 'Grouping' }
    | { __typename: 'Import' }
    | { __typename: 'Invitation' }
    | { __typename: 'JobRole' }
    | { __typename: 'LegalHold' }
    | { __typename: 'Location' }
    | { __typename: 'MajorTask' }
    | { __typename: 'Membership' }
    | { __typename: 'Message' }
    | { __typename: 'Metric' }
    | { __typename: 'Note' }
    | { __typename: 'Notification' }
    | { __typename: 'Observation' }
    | { __typename: 'ObservationImport' }
    | { __typename: 'Occurrence' }
    | { __typename: 'Organization' }
    | { __typename: 'Passkey' }
    | { __typename: 'PracticeFeature' }
    | { __typename: 'Procedure' }
    | { __typename: 'QuickLaunch' }
    | { __typename: 'RecurringAbsence' }
    | { __typename: 'ReferenceItem' }
    | { __typename: 'RoleMatrix' }
    | { __typename: 'SavedReport' }
    | { __typename: 'SavedView' }
    | { __typename: 'Series' }
    | { __typename: 'ServiceAccount' }
    | { __typename: 'Session' }
    | { __typename: 'Sop' }
    | { __typename: 'SopList' }
    | { __typename: 'SopVersion' }
    | { __typename: 'TaskItem' }
    | { __typename: 'TaskRecord' }
    | { __typename: 'TechnologySolution' }
    | { __typename: 'Thread' }
    | { __typename: 'TimeStudy' }
    | { __typename: 'Toolbar' }
    | { __typename: 'ToolbarItem' }
    | { __typename: 'Tour' }
    | { __typename: 'TourRun' }
    | { __typename: 'TourRunStop' }
    | { __typename: 'User' }
    | { __typename: 'Vehicle' }
    | { __typename: 'Webhook' }
    | { __typename: 'WebhookDelivery' }
   | null };

export type CreateRecordMutationVariables = Exact<{
  input: CreateActionInput;
}>;


export type CreateRecordMutation = { createAction:
    | { __typename: 'ConflictError', message: string }
    | { __typename: 'CreateActionSuccess', action: { id: string, title: string } }
    | { __typename: 'ForbiddenError', message: string }
    | { __typename: 'LimitReachedError', message: string }
    | { __typename: 'NotFoundError', message: string }
    | { __typename: 'ValidationError', message: string, fields: Array<{ path: string, message: string }> }
   };

export type RowFragment = { id: string, title: string };

export const Board: TypedDocument<BoardQuery, BoardQueryVariables> = `query Board {
  viewer {
    user {
      name
    }
  }
  board {
    buckets {
      id
      label
    }
  }
  actionClasses: reference(list: ACTION_CLASS) {
    id
    name
  }
  priorities: reference(list: SCHEDULE_PRIORITY) {
    id
    name
  }
}`

export const BucketPage: TypedDocument<BucketPageQuery, BucketPageQueryVariables> = `query BucketPage($id: ID!, $after: Cursor) {
  node(id: $id) {
    __typename
    ... on Bucket {
      actions(first: 2, after: $after) {
        edges {
          node {
            ...Row
          }
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
}
fragment Row on Action {
  id
  title
}`

export const CreateRecord: TypedDocument<CreateRecordMutation, CreateRecordMutationVariables> = `mutation CreateRecord($input: CreateActionInput!) {
  createAction(input: $input) {
    __typename
    ... on CreateActionSuccess {
      action {
        ...Row
      }
    }
    ... on Error {
      message
    }
    ... on ValidationError {
      fields {
        path
        message
      }
    }
  }
}
fragment Row on Action {
  id
  title
}`
