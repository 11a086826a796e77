import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { transformSync } from 'rolldown/utils'

export async function load(url, context, next) {
  if (!/\.tsx?$/.test(url)) return next(url, context)
  const file = fileURLToPath(url)
  const { code, errors } = transformSync(file, await readFile(file, 'utf8'), { sourcemap: false })
  if (errors.length) throw new SyntaxError(`${file}: ${errors[0].message}`)
  return { format: 'module', source: code, shortCircuit: true }
}
