// The items of a checklist as they are given, and what they may be.
import { z } from 'zod'
import type { Prisma } from '../../../prisma/__generated__/client/client.ts'
import { builder } from '../../kernel/builder.ts'
import { line, say, text } from '../../kernel/validation.ts'
import { ChecklistItemKind } from './ChecklistItemKind.ts'
import type { Text } from '../../kernel/messages/text.ts'
import * as t from './__generated__/messages.ts'

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

const limit = z.number().min(-1e12, say(t.numberRange)).max(1e12, say(t.numberRange)).nullish()

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
    choices: z
      .array(line(1, 100))
      .max(20, say(t.mostChoices({ most: 20 })))
      .nullish(),
    failingChoices: z.array(z.string().trim()).nullish(),
  })
  .check(({ value, issues }) => {
    const { kind, minimum, maximum, choices, failingChoices, unit } = value
    const wrong = (path: string, message: Text) =>
      issues.push({ code: 'custom', input: value, path: [path], message: say(message).error() })
    if (kind !== 'NUMBER') {
      if (unit) wrong('unit', t.onlyNumberUnit)
      if (minimum != null) wrong('minimum', t.onlyNumberLimits)
      if (maximum != null) wrong('maximum', t.onlyNumberLimits)
    } else if (minimum != null && maximum != null && minimum > maximum) wrong('maximum', t.limitsOrder)
    if (kind !== 'CHOICE') {
      if (choices?.length) wrong('choices', t.onlyChoiceChoices)
      if (failingChoices?.length) wrong('failingChoices', t.onlyChoiceChoices)
    } else {
      if ((choices?.length ?? 0) < 2) wrong('choices', t.twoChoices)
      if (new Set(choices).size !== (choices?.length ?? 0)) wrong('choices', t.choiceOnce)
      if (failingChoices?.some((one) => !choices?.includes(one))) wrong('failingChoices', t.failingOfChoices)
      if (choices?.length && choices.every((one) => failingChoices?.includes(one)))
        wrong('failingChoices', t.passingChoice)
    }
  })

export const itemsShape = z
  .array(item)
  .min(1, say(t.addItem))
  .max(100, say(t.mostItems({ most: 100 })))

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
