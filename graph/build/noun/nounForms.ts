// The forms of a noun's name, as they stand in code, in SQL and in sentences: of loadPlan they are LoadPlan, load_plan,
// load plans and so on. The templates are written about a load plan.

const sample = 'loadPlan'

export interface NounForms {
  type: string
  /** The name of its folders and of its table's file. */
  folder: string
  table: string
  /** What people call one, and several. */
  one: string
  many: string
  /** Its list, as the graph calls it. */
  list: string
}

const isVowel = /^(?!uni|use|eu|one)[aeiou]|^hour/
const capital = (text: string) => text[0]!.toUpperCase() + text.slice(1)
const camel = (words: string) => words.replaceAll(/ (\w)/g, (_all, letter: string) => letter.toUpperCase())

/** Plurals that no rule makes. */
export const irregular = new Map([
  ['child', 'children'],
  ['criterion', 'criteria'],
  ['datum', 'data'],
  ['index', 'indices'],
  ['man', 'men'],
  ['medium', 'media'],
  ['person', 'people'],
  ['woman', 'women'],
])

function pluralOf(words: string): string {
  const last = words.slice(words.lastIndexOf(' ') + 1)
  const known = irregular.get(last)
  if (known) return words.slice(0, -last.length) + known
  if (/[^aeiou]y$/.test(words)) return `${words.slice(0, -1)}ies`
  return words + (/(s|x|z|ch|sh)$/.test(words) ? 'es' : 's')
}

export function formsOf(name: string): NounForms {
  const one = name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  const many = pluralOf(one)
  return {
    type: capital(name),
    folder: name.toLowerCase(),
    table: one.replaceAll(' ', '_'),
    one,
    many,
    list: camel(many),
  }
}

/** Each form of a name as it stands in a text. */
function spellings(name: string): string[] {
  const { type, folder, table, one, many, list } = formsOf(name)
  const article = isVowel.test(one) ? 'an' : 'a'
  const words = [`${article} ${one}`, `${capital(article)} ${one}`, one, many, capital(one), capital(many)]
  return [...words, name, type, list, capital(list), table, folder, list.toLowerCase()]
}

/** Writes a text about the sample anew about a noun of this name. */
export function rename(text: string, name: string): string {
  const of = spellings(name)
  const from = spellings(sample)
  const longestFirst = from.toSorted((a, b) => b.length - a.length)
  return text.replaceAll(new RegExp(longestFirst.join('|'), 'g'), (found) => of[from.indexOf(found)]!)
}
