// The grammar of filters (RFC 7644, 3.4.2.2): "not" before "and" before "or", text as JSON has it.
import { DirectoryRefusal } from '../../people/directory/refusal.ts'

export type Filter =
  | { join: 'and' | 'or'; parts: Filter[] }
  | { not: Filter }
  | { path: string; operator: string; value?: unknown }

export const invalidFilter = (detail: string) => new DirectoryRefusal(400, 'invalidFilter', `filter: ${detail}`)

const most = 2_000
const tokens = /\s*(?:([()[\]])|("(?:[^"\\]|\\.)*")|([^\s()[\]"]+))/gy
const operators = new Set(['eq', 'ne', 'co', 'sw', 'ew', 'gt', 'ge', 'lt', 'le'])
const pathForm = /^(?:urn:[\w:.-]+:)?[a-z$][\w$-]*(?:\.[a-z$][\w$-]*)?$/i

function tokensOf(filter: string): string[] {
  if (filter.length > most) throw invalidFilter(`at most ${most} characters.`)
  const text = filter.trim()
  const found = [...text.matchAll(tokens)]
  const read = found.reduce((sum, [whole]) => sum + whole.length, 0)
  if (!found.length || read < text.length)
    throw invalidFilter(`it can not be read from "${text.slice(read, read + 20)}".`)
  return found.map(([, bracket, quoted, word]) => bracket ?? quoted ?? word!)
}

export function parseFilter(filter: string): Filter {
  const given = tokensOf(filter)
  let at = 0
  const is = (word: string) => given[at]?.toLowerCase() === word
  const take = (word: string) => {
    if (!is(word)) throw invalidFilter(`"${word}" is missing${given[at] ? ` before ${given[at]}` : ' at the end'}.`)
    at++
  }
  const inBrackets = (open: string, close: string, before: string) => {
    take(open)
    const inner = or(before)
    take(close)
    return inner
  }
  function joined(join: 'and' | 'or', part: (before: string) => Filter, before: string): Filter {
    const parts = [part(before)]
    while (is(join)) {
      at++
      parts.push(part(before))
    }
    return parts.length > 1 ? { join, parts } : parts[0]!
  }
  const or = (before: string): Filter => joined('or', and, before)
  const and = (before: string): Filter => joined('and', term, before)
  function term(before: string): Filter {
    if (is('(')) return inBrackets('(', ')', before)
    if (is('not')) {
      at++
      return { not: inBrackets('(', ')', before) }
    }
    const word = given[at++] ?? ''
    if (!pathForm.test(word)) throw invalidFilter(`an attribute is missing${word && ` before ${word}`}.`)
    const path = before + word
    if (is('[')) return inBrackets('[', ']', `${path}.`)
    const operator = given[at++]?.toLowerCase() ?? ''
    if (operator === 'pr') return { path, operator }
    if (!operators.has(operator)) throw invalidFilter(`${path} is compared by ${[...operators].join(', ')} or pr.`)
    return { path, operator, value: valueOf(given[at++], path) }
  }
  const whole = or('')
  if (at < given.length) throw invalidFilter(`it does not go on with ${given[at]}.`)
  return whole
}

function valueOf(token: string | undefined, path: string): unknown {
  try {
    return JSON.parse(token ?? '') as unknown
  } catch {
    throw invalidFilter(`say what ${path} is compared with: text in quotes, true, false or a number.`)
  }
}
