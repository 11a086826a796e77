// Printed from the graph's tables of fields by npm run generate.

/** The fields of a type that its table says: how they are asked for, and what lists call them. */
export const fields = {
  Action: {
    title: {
      kind: 'LINE',
      label: 'Title',
      least: 1,
      most: 200,
    },
    description: {
      kind: 'TEXT',
      label: 'More about it',
      most: 5_000,
    },
    serviceTimeMins: {
      kind: 'MINUTES',
      label: 'Service time in minutes',
      most: 100_000,
    },
    requiresSignOff: {
      kind: 'YES_NO',
      label: 'Requires sign-off by another person',
    },
    poNumber: {
      kind: 'LINE',
      label: 'PO number',
      most: 40,
      listed: 'PO_NUMBER',
    },
  },
  TaskItem: {
    description: {
      kind: 'TEXT',
      label: 'How it is done',
      most: 5_000,
    },
    serviceTimeMins: {
      kind: 'MINUTES',
      label: 'Service time in minutes',
      most: 100_000,
    },
    requiresSignOff: {
      kind: 'YES_NO',
      label: 'Requires sign-off by another person',
    },
    poNumber: {
      kind: 'LINE',
      label: 'PO number',
      most: 40,
      listed: 'PO_NUMBER',
    },
  },
  TaskRecord: {
    title: {
      kind: 'LINE',
      label: 'Title',
      least: 1,
      most: 200,
    },
    description: {
      kind: 'TEXT',
      label: 'More about it',
      most: 5_000,
    },
    serviceTimeMins: {
      kind: 'MINUTES',
      label: 'Service time in minutes',
      most: 100_000,
    },
    requiresSignOff: {
      kind: 'YES_NO',
      label: 'Requires sign-off by another person',
    },
    poNumber: {
      kind: 'LINE',
      label: 'PO number',
      most: 40,
      listed: 'PO_NUMBER',
    },
  },
} as const
