// The items of a checklist as they are given, and what they may be.
import { z } from 'zod'
import type { Prisma } from '../../../prisma/__generated__/client/client.ts'
import { builder } from '../../kernel/builder.ts'
import { line, text } from '../../kernel/validation.ts'
import { ChecklistItemKind } from './ChecklistItemKind.ts'

export const ChecklistItemInput = builder.inputType('ChecklistItemInput', {
  description: 'One thing to check.',
  fields: (t) => ({
    kind: t.field({ type: ChecklistItemKind, required: true, description: 'The kind of answer the item takes.' }),
    prompt: t.string({ required: true, description: 'What to check.' }),
    help: t.string({ description: 'How to check it.' }),
    mandatory: t.boolean({ description: 'Whether the item must be answered before a record can be completed.' }),
    unit: t.string({ description: 'The unit of the number, for a number item.' }),
    minimum: t.float({ description: 'The lowest number that passes, for a number item.' }),
    maximum: t.float({ description: 'The highest number that passes, for a number item.' }),
    choices: t.stringList({ description: 'The options of a choice item, 2 to 20.' }),
    failingChoices: t.stringList({ description: 'The options of a choice item that count as failed.' }),
  }),
})

const limit = z
  .number()
  .min(-1e12, 'Write a number from −10¹² to 10¹².')
  .max(1e12, 'Write a number from −10¹² to 10¹².')
  .nullish()

const common = {
  prompt: line(1, 300),
  help: text(0, 1000).nullish(),
  mandatory: z.boolean().nullish(),
}

const item = z
  .object({
    ...common,
    kind: z.enum(['PASS_FAIL', 'NUMBER', 'TEXT', 'PHOTO', 'CHOICE']),
    unit: line(0, 30).nullish(),
    minimum: limit,
    maximum: limit,
    choices: z.array(line(1, 100)).max(20, 'Give at most 20 choices.').nullish(),
    failingChoices: z.array(z.string().trim()).nullish(),
  })
  .check(({ value, issues }) => {
    const { kind, minimum, maximum, choices, failingChoices, unit } = value
    const wrong = (path: string, message: string) =>
      issues.push({ code: 'custom', input: value, path: [path], message })
    if (kind !== 'NUMBER') {
      if (unit) wrong('unit', 'Only a number has a unit.')
      if (minimum != null) wrong('minimum', 'Only a number has limits.')
      if (maximum != null) wrong('maximum', 'Only a number has limits.')
    } else if (minimum != null && maximum != null && minimum > maximum)
      wrong('maximum', 'Name a greatest number that is not below the least.')
    if (kind !== 'CHOICE') {
      if (choices?.length) wrong('choices', 'Only a choice has choices.')
      if (failingChoices?.length) wrong('failingChoices', 'Only a choice has choices.')
    } else {
      if ((choices?.length ?? 0) < 2) wrong('choices', 'Give at least two choices.')
      if (new Set(choices).size !== (choices?.length ?? 0)) wrong('choices', 'Give each choice once.')
      if (failingChoices?.some((one) => !choices?.includes(one)))
        wrong('failingChoices', 'Name failing ones of the choices only.')
      if (choices?.length && choices.every((one) => failingChoices?.includes(one)))
        wrong('failingChoices', 'Leave a choice that passes.')
    }
  })

export const itemsShape = z.array(item).min(1, 'Add at least one item.').max(100, 'Give at most 100 items.')

type Items = z.output<typeof itemsShape>

/** The rows of a revision. */
export const rowsOf = (items: Items, checklistId: string, revision: number): Prisma.ChecklistItemCreateManyInput[] =>
  items.map(({ kind, prompt, help, mandatory, unit, minimum, maximum, choices, failingChoices }, position) => ({
    checklistId,
    revision,
    position,
    kind,
    prompt,
    help: help ?? '',
    mandatory: mandatory ?? false,
    unit: unit ?? '',
    minimum: minimum ?? null,
    maximum: maximum ?? null,
    choices: choices ?? [],
    failingChoices: failingChoices ?? [],
  }))
