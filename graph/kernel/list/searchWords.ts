import { badArgument } from '../errors.ts'
import { unstorable } from '../validation.ts'

const longest = 200

/** Words to search for, at the path of their argument. */
export function searchWords(words: string, path = 'search'): string {
  const [problem] = unstorable(words)
  if (problem) throw badArgument(path, problem.message)
  if (words.length > longest) throw badArgument(path, `give at most ${longest} characters`)
  return words.trim()
}
