// The checklists of a record as legacy clients read and answer them: an entry an item.
import { invalid } from '../../kernel/errors.ts'
import { globalId } from '../../kernel/node.ts'
import type { WithChecklists } from './__generated__/documents.ts'
import { flagOf, optional, textOf, uuidField } from './fields.ts'

export const checklistFields = `fragment WithChecklists on Action { checklists { checklist { name } entries {
  item { uuid prompt kind mandatory choices } answer { passed number text choice note failed } } } }`

export const toLegacyChecklist = ({ checklists }: WithChecklists) =>
  checklists.flatMap(({ checklist, entries }) =>
    entries.map(({ item: { uuid, ...item }, answer }) => ({
      checklist: checklist.name,
      item_id: uuid,
      ...item,
      answer,
    })),
  )

/** The values of an answer stand beside its item. */
export const answerPaths = Object.fromEntries(
  ['passed', 'number', 'text', 'choice'].map((name) => [`answer.${name}`, name]),
)

/** The answers in a request, each {item_id, and passed, number, text or choice, and a note}. */
export function answersIn(given: unknown) {
  if (given === undefined || given === null) return undefined
  if (!Array.isArray(given)) throw invalid('checklist', 'Send a list of answers.')
  return given.map((one: unknown, i) => {
    const path = `checklist.${i}`
    if (typeof one !== 'object' || one === null)
      throw invalid(path, 'Send an answer: an item_id, and passed, number, text or choice.')
    const { item_id, passed, number, text, choice, note } = one as Record<string, unknown>
    if (number != null && (typeof number !== 'number' || !Number.isFinite(number)))
      throw invalid(`${path}.number`, 'Send a number.')
    const flag = optional(flagOf, `${path}.passed`, passed)
    const words = optional(textOf, `${path}.text`, text)
    const chosen = optional(textOf, `${path}.choice`, choice)
    const values = [
      ...(flag === undefined ? [] : [{ passed: flag }]),
      ...(typeof number === 'number' ? [{ number }] : []),
      ...(words === undefined ? [] : [{ text: words }]),
      ...(chosen === undefined ? [] : [{ choice: chosen }]),
    ]
    if (values.length > 1) throw invalid(path, 'Send one of passed, number, text and choice.')
    return {
      checklistItemId: globalId('ChecklistItem', uuidField(`${path}.item_id`, item_id)),
      answer: values[0] ?? null,
      note: optional(textOf, `${path}.note`, note),
    }
  })
}
