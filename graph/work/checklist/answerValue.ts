// What an item takes for an answer, and whether that fails.
import { z } from 'zod'
import type { ChecklistItem, ChecklistItemKind } from '../../../prisma/__generated__/client/client.ts'
import type { Context } from '../../kernel/context.ts'
import { NotFoundError, invalid } from '../../kernel/errors.ts'
import type { GivenValue } from './answerFields.ts'
import { visibleFiles } from '../../organization/file/visibleFiles.ts'
import { uuidOf } from '../../kernel/node.ts'
import { check, text } from '../../kernel/validation.ts'
import { the } from '../../kernel/noun.ts'
import * as t from './__generated__/messages.ts'

export interface Answer {
  passed: boolean | null
  number: number | null
  text: string | null
  choice: string | null
  fileId: string | null
  failed: boolean
}

const fields: Record<ChecklistItemKind, keyof GivenValue> = {
  PASS_FAIL: 'passed',
  NUMBER: 'number',
  TEXT: 'text',
  PHOTO: 'fileId',
  CHOICE: 'choice',
}

export const noAnswer: Answer = { passed: null, number: null, text: null, choice: null, fileId: null, failed: false }
const most = 1e12

/** The answer in an input, of the right kind for the item and the record; null takes it back. */
export async function answerTo(
  context: Context,
  item: ChecklistItem,
  given: GivenValue | null,
  organizationId: string,
): Promise<Answer> {
  if (!given) return noAnswer
  const { kind, prompt } = item
  for (const other of Object.values(fields))
    if (other !== fields[kind] && given[other] != null) throw invalid(`answer.${other}`, t.takes({ prompt, kind }))
  switch (item.kind) {
    case 'PASS_FAIL':
      return { ...noAnswer, passed: given.passed!, failed: !given.passed }
    case 'NUMBER': {
      const number = given.number!
      if (Math.abs(number) > most) throw invalid('answer.number', t.numberRange)
      return { ...noAnswer, number, failed: number < (item.minimum ?? number) || number > (item.maximum ?? number) }
    }
    case 'TEXT':
      return {
        ...noAnswer,
        text: check(z.object({ answer: z.object({ text: text(1, 2000) }) }), { answer: given }).answer.text,
      }
    case 'CHOICE': {
      const choice = given.choice!.trim()
      if (!item.choices.includes(choice))
        throw invalid('answer.choice', t.chooseOne({ choices: item.choices.join(', ') }))
      return { ...noAnswer, choice, failed: item.failingChoices.includes(choice) }
    }
    case 'PHOTO':
      return { ...noAnswer, fileId: await photo(context, given.fileId!, organizationId) }
  }
}

async function photo(context: Context, globalId: string, organizationId: string) {
  const id = uuidOf('File', globalId)
  const file = await context.db.prisma.file.findFirst({
    where: { AND: [visibleFiles(context), { id, organizationId }] },
    select: { mediaType: true },
  })
  if (!file) throw new NotFoundError(the('File'))
  if (!file.mediaType.startsWith('image/')) throw invalid('answer.fileId', t.sendPhoto)
  return id
}
