// Printed from the graph's tables of fields by npm run generate.
import * as t from './__generated__/messages.ts'

/** The fields of a type that its table says: how they are asked for, and what lists call them. */
export const fields = {
  Action: {
    title: {
      kind: 'LINE',
      label: t.title,
      least: 1,
      most: 200,
    },
    description: {
      kind: 'TEXT',
      label: t.description,
      most: 5_000,
    },
    serviceTimeMins: {
      kind: 'MINUTES',
      label: t.serviceTimeInMinutes,
      most: 100_000,
    },
    requiresSignOff: {
      kind: 'YES_NO',
      label: t.requiresSignOffByAnotherPerson,
    },
    poNumber: {
      kind: 'LINE',
      label: t.poNumber,
      most: 40,
      listed: 'PO_NUMBER',
    },
  },
  TaskItem: {
    description: {
      kind: 'TEXT',
      label: t.howItIsDone,
      most: 5_000,
    },
    serviceTimeMins: {
      kind: 'MINUTES',
      label: t.serviceTimeInMinutes,
      most: 100_000,
    },
    requiresSignOff: {
      kind: 'YES_NO',
      label: t.requiresSignOffByAnotherPerson,
    },
    poNumber: {
      kind: 'LINE',
      label: t.poNumber,
      most: 40,
      listed: 'PO_NUMBER',
    },
  },
  TaskRecord: {
    title: {
      kind: 'LINE',
      label: t.title,
      least: 1,
      most: 200,
    },
    description: {
      kind: 'TEXT',
      label: t.description,
      most: 5_000,
    },
    serviceTimeMins: {
      kind: 'MINUTES',
      label: t.serviceTimeInMinutes,
      most: 100_000,
    },
    requiresSignOff: {
      kind: 'YES_NO',
      label: t.requiresSignOffByAnotherPerson,
    },
    poNumber: {
      kind: 'LINE',
      label: t.poNumber,
      most: 40,
      listed: 'PO_NUMBER',
    },
  },
} as const
