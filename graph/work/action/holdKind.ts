import { z } from 'zod'
import { builder } from '../../kernel/builder.ts'
import { check, reason, say } from '../../kernel/validation.ts'
import { reasonField } from './movingMutation.ts'
import type { Effect, Moving } from './transition.ts'
import * as t from './__generated__/messages.ts'

export const HoldKind = builder.enumType('HoldKind', {
  description: 'What a held record is waiting for.',
  values: {
    INTERNAL: { description: 'Something within the organization.' },
    EXTERNAL: { description: 'A person or party outside the organization.' },
  },
})

type InputBuilder = Parameters<typeof reasonField>[0]

export const holdFields = (t: InputBuilder) => ({
  kind: t.field({ type: HoldKind, required: true, description: 'The kind of hold: what the record is waiting for.' }),
  reason: reasonField(t, 'The reason for waiting.'),
  resumeAt: t.field({ type: 'DateTime', description: 'When the record is expected to resume, if known.' }),
})

interface HoldInput {
  kind: 'INTERNAL' | 'EXTERNAL'
  reason: string
  resumeAt?: Date | null
}

export function hold(input: HoldInput, { context }: Moving): Effect {
  const schema = z.object({
    reason,
    resumeAt: z.date().min(context.now, say(t.timeToCome)).nullish(),
  })
  const checked = check(schema, input)
  return {
    to: input.kind === 'INTERNAL' ? 'WAITING_INTERNAL' : 'WAITING_EXTERNAL',
    set: { statusReason: checked.reason, resumeAt: checked.resumeAt ?? null },
    reason: checked.reason,
    changes: checked.resumeAt ? { resumeAt: ['', checked.resumeAt.toISOString()] } : {},
  }
}
