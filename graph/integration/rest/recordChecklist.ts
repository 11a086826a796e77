// The checklists of a record as legacy clients read and answer them: an entry an item.
import { ValidationError } from '../../kernel/errors.ts'
import { globalId } from '../../kernel/node.ts'
import { flagOf, optional, textOf, uuidField } from './fields.ts'

export const checklistFields = `checklists { checklist { name } entries {
  item { uuid prompt kind mandatory choices } answer { passed number text choice note failed } } }`

interface Answer {
  passed: boolean | null
  number: number | null
  text: string | null
  choice: string | null
  note: string
  failed: boolean
}

/** What `checklistFields` selects. */
export interface WithChecklists {
  checklists: {
    checklist: { name: string }
    entries: {
      item: { uuid: string; prompt: string; kind: string; mandatory: boolean; choices: string[] }
      answer: Answer | null
    }[]
  }[]
}

export const toLegacyChecklist = ({ checklists }: WithChecklists) =>
  checklists.flatMap(({ checklist, entries }) =>
    entries.map(({ item: { uuid, ...item }, answer }) => ({
      checklist: checklist.name,
      item_id: uuid,
      ...item,
      answer,
    })),
  )

const wrong = (path: string, message: string) => new ValidationError([{ path, message }])

/** The answers in a request, each {item_id, and passed, number, text or choice, and a note}. */
export function answersIn(given: unknown) {
  if (given === undefined || given === null) return undefined
  if (!Array.isArray(given)) throw wrong('checklist', 'Send a list of answers.')
  return given.map((one: unknown, i) => {
    const path = `checklist.${i}`
    if (typeof one !== 'object' || one === null)
      throw wrong(path, 'Send an answer: an item_id, and passed, number, text or choice.')
    const { item_id, passed, number, text, choice, note } = one as Record<string, unknown>
    if (number != null && !Number.isFinite(number)) throw wrong(`${path}.number`, 'Send a number.')
    return {
      checklistItemId: globalId('ChecklistItem', uuidField(`${path}.item_id`, item_id)),
      passed: optional(flagOf, `${path}.passed`, passed),
      number,
      text: optional(textOf, `${path}.text`, text),
      choice: optional(textOf, `${path}.choice`, choice),
      note: optional(textOf, `${path}.note`, note),
    }
  })
}
