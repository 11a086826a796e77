import type { TypedDocument } from './opsgraph.ts'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** What createAction needs. */
export type CreateActionInput = {
  /** Who does it. */
  assigneeId?: string | null | undefined;
  /** The number of its action class; needed where nothing says it. */
  classId?: number | null | undefined;
  /** The department responsible for it; that of the group, where one is given. */
  departmentId?: string | null | undefined;
  /** More about it. */
  description?: string | null | undefined;
  /** The group responsible for it. */
  groupId?: string | null | undefined;
  /** The same key within 24 hours gets the same answer, once done. */
  idempotencyKey?: string | null | undefined;
  /** Where it is done: a location of the same tree. */
  locationId?: string | null | undefined;
  /** The organization responsible for it. */
  organizationId: string;
  /** The purchase order that it is charged to; empty for none. */
  poNumber?: string | null | undefined;
  /** The number of its priority; needed where nothing says it. */
  priorityId?: number | null | undefined;
  /** Whether somebody else signs off what was completed. */
  requiresSignOff?: boolean | null | undefined;
  /** When it is due. */
  scheduledEnd?: string | null | undefined;
  /** When it may begin. */
  scheduledStart?: string | null | undefined;
  /** How long it should take, in minutes. */
  serviceTimeMins?: number | null | undefined;
  /** The kind of work, from the catalogue. */
  taskItemId?: string | null | undefined;
  /** The task record to make it from. */
  taskRecordId?: string | null | undefined;
  /** What is to be done; needed where nothing says it. */
  title?: string | null | undefined;
};

export type BoardQueryVariables = Exact<{ [key: string]: never; }>;


export type BoardQuery = { viewer: { user: { name: string } } | null, board: { buckets: Array<{ id: string, label: string }> } };

export type BucketPageQueryVariables = Exact<{
  id: string;
  after?: string | null | undefined;
}>;


export type BucketPageQuery = { node:
    | { __typename: 'Absence' }
    | { __typename: 'AccessToken' }
    | { __typename: 'Action' }
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
    | { __typename: 'Procedure' }
    | { __typename: 'QuickLaunch' }
    | { __typename: 'RoleMatrix' }
    | { __typename: 'SavedReport' }
    | { __typename: 'SavedView' }
    | { __typename: 'Series' }
    | { __typename: 'Session' }
    | { __typename: 'Sop' }
    | { __typename: 'SopList' }
    | { __typename: 'SopVersion' }
    | { __typename: 'TaskItem' }
    | { __typename: 'TaskRecord' }
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
