import { builder } from '../../kernel/builder.ts'

export const ChecklistItemKind = builder.enumType('ChecklistItemKind', {
  description: 'What an item of a checklist is answered with.',
  values: {
    PASS_FAIL: { description: 'Whether it passes.' },
    NUMBER: { description: 'A number, perhaps within limits.' },
    TEXT: { description: 'Some words.' },
    PHOTO: { description: 'A picture.' },
    CHOICE: { description: 'One of several.' },
  },
} as const)
