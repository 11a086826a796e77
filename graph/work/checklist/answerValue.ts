// What an item takes for an answer, and whether that fails.
import { z } from 'zod'
import type { ChecklistItem, ChecklistItemKind } from '../../../prisma/__generated__/client/client.ts'
import type { Context } from '../../kernel/context.ts'
import { NotFoundError, invalid } from '../../kernel/errors.ts'
import type { GivenValue } from './answerFields.ts'
import { visibleFiles } from '../../organization/file/visibleFiles.ts'
import { uuidOf } from '../../kernel/node.ts'
import { check, text } from '../../kernel/validation.ts'

export interface Answer {
  passed: boolean | null
  number: number | null
  text: string | null
  choice: string | null
  fileId: string | null
  failed: boolean
}

const fields: Record<ChecklistItemKind, { field: keyof GivenValue; takes: string }> = {
  PASS_FAIL: { field: 'passed', takes: 'pass or fail' },
  NUMBER: { field: 'number', takes: 'a number' },
  TEXT: { field: 'text', takes: 'some words' },
  PHOTO: { field: 'fileId', takes: 'a photo' },
  CHOICE: { field: 'choice', takes: 'one of its choices' },
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
  const { field, takes } = fields[item.kind]
  for (const { field: other } of Object.values(fields)) {
    if (other !== field && given[other] != null) throw invalid(`answer.${other}`, `“${item.prompt}” takes ${takes}.`)
  }
  switch (item.kind) {
    case 'PASS_FAIL':
      return { ...noAnswer, passed: given.passed!, failed: !given.passed }
    case 'NUMBER': {
      const number = given.number!
      if (Math.abs(number) > most) throw invalid('answer.number', 'Write a number from −10¹² to 10¹².')
      return { ...noAnswer, number, failed: number < (item.minimum ?? number) || number > (item.maximum ?? number) }
    }
    case 'TEXT':
      return {
        ...noAnswer,
        text: check(z.object({ answer: z.object({ text: text(1, 2000) }) }), { answer: given }).answer.text,
      }
    case 'CHOICE': {
      const choice = given.choice!.trim()
      if (!item.choices.includes(choice)) throw invalid('answer.choice', `Choose one of ${item.choices.join(', ')}.`)
      return { ...noAnswer, choice, failed: item.failingChoices.includes(choice) }
    }
    case 'PHOTO':
      return { ...noAnswer, fileId: await photo(context, given.fileId!, organizationId) }
  }
}

async function photo(context: Context, globalId: string, organizationId: string) {
  const id = uuidOf('File', globalId, 'The file')
  const file = await context.db.prisma.file.findFirst({
    where: { AND: [visibleFiles(context), { id, organizationId }] },
    select: { mediaType: true },
  })
  if (!file) throw new NotFoundError('The file')
  if (!file.mediaType.startsWith('image/')) throw invalid('answer.fileId', 'Send a photo, like a JPEG or a PNG.')
  return id
}
