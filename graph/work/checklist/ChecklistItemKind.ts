import { builder } from '../../kernel/builder.ts'

export const ChecklistItemKind = builder.enumType('ChecklistItemKind', {
  description: 'The kind of answer a checklist item takes.',
  values: {
    PASS_FAIL: { description: 'Whether it passes.' },
    NUMBER: { description: 'A number, optionally within limits.' },
    TEXT: { description: 'Free text.' },
    PHOTO: { description: 'A photo.' },
    CHOICE: { description: 'One of several options.' },
  },
} as const)
