import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { transformSync } from 'rolldown/utils'

// Tests name the lines of their sources.
const isTest = 'VITEST' in process.env

const withMap = (code, map) =>
  `${code}\n//# sourceMappingURL=data:application/json;base64,${Buffer.from(JSON.stringify(map)).toString('base64')}`

export async function load(url, context, next) {
  if (!/\.tsx?(\?|$)/.test(url)) return next(url, context)
  const file = fileURLToPath(url)
  const { code, map, errors } = transformSync(file, await readFile(file, 'utf8'), { sourcemap: isTest })
  if (errors.length) throw new SyntaxError(`${file}: ${errors[0].message}`)
  return { format: 'module', source: isTest ? withMap(code, map) : code, shortCircuit: true }
}
