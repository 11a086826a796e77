// Looks at a formula character by character before any parser sees it: only numbers, names, signs and parentheses.
import { FormulaError } from './FormulaError.ts'
import { functions } from './words.ts'

export const longestFormula = 500
const deepestParentheses = 40

const signs: Record<string, string> = { '×': '*', '·': '*', '÷': '/', '−': '-' }

/** The signs as they are typed on paper become those of a keyboard; each stays one character, so that places stay. */
export const normalise = (formula: string): string =>
  formula.replace(/[×·÷−]/g, (sign) => signs[sign]!).replace(/\s/g, ' ')

const token =
  /(?<space> +)|(?<number>(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?)|(?<name>[\p{L}_$][\p{L}\p{N}_$]*)|(?<sign>[-+*/^(),])/uy

export interface ScannedName {
  name: string
  column: number
}

/** The names in a formula, with where they stand; throws at the first thing that has no place in one. */
export function scan(formula: string): ScannedName[] {
  if (formula.length > longestFormula)
    throw new FormulaError(`Write at most ${longestFormula} characters; these are ${formula.length}.`)
  const names: ScannedName[] = []
  let depth = 0
  let before = ''
  token.lastIndex = 0
  while (token.lastIndex < formula.length) {
    const at = token.lastIndex
    const groups = token.exec(formula)?.groups
    if (!groups) throw new FormulaError(refusalOf(formula, at), at + 1)
    const { space, number, name, sign } = groups
    if (space !== undefined) continue
    if (number !== undefined && !Number.isFinite(Number(number)))
      throw new FormulaError(`${number} is too large a number.`, at + 1)
    const begins = number !== undefined || name !== undefined || sign === '('
    if (begins && /[\p{L}\p{N}_$).]$/u.test(before) && !(sign === '(' && functions.has(before))) {
      const isCall = sign === '(' && /^[\p{L}_$]/u.test(before)
      throw new FormulaError(
        isCall ? noFunction(before) : `Write a sign between ${before} and ${number ?? name ?? sign}, such as *.`,
        at + 1,
      )
    }
    if (sign === '(' && ++depth > deepestParentheses) {
      throw new FormulaError(`Nest parentheses at most ${deepestParentheses} deep.`, at + 1)
    }
    if (sign === ')' && --depth < 0) throw new FormulaError('This parenthesis closes none.', at + 1)
    if (sign && sign === before && '*/'.includes(sign)) throw new FormulaError(`Write ${sign} once.`, at + 1)
    if (name !== undefined) names.push({ name, column: at + 1 })
    before = number ?? name ?? sign!
  }
  if (depth > 0)
    throw new FormulaError(`Close ${depth === 1 ? 'a parenthesis' : `${depth} parentheses`} more.`, formula.length)
  if (before === '') throw new FormulaError('Write a formula, such as distance_km / fuel_litres.')
  return names
}

const noFunction = (name: string) => `${name} is no function of formulas; there are ${[...functions].join(', ')}.`

function refusalOf(formula: string, at: number): string {
  const character = String.fromCodePoint(formula.codePointAt(at)!)
  switch (character) {
    case '=':
      return 'A formula assigns and compares nothing: leave out =.'
    case '[':
    case ']':
      return 'A formula has no lists: leave out [ and ].'
    case '.':
      return 'A data point has no parts: leave out the dot.'
    case '"':
    case "'":
      return 'A formula has no texts: leave out the quotation marks.'
    case ':':
      return 'A formula has no ranges: leave out the colon.'
    case '%':
      return 'Write * 100 rather than %.'
    default:
      return `${JSON.stringify(character)} has no place in a formula, which has numbers, data points, + - * / ^, parentheses and functions.`
  }
}
