// How the house writes its log.
import fs from 'node:fs'
import { expect, test } from 'vitest'
import { projectRoot } from '../../prisma/project.ts'

test('an error is logged as err, whose message and stack pino keeps; by another name it is an empty object', () => {
  const files = ['graph', 'prisma'].flatMap((folder) =>
    fs
      .readdirSync(`${projectRoot}/${folder}`, { recursive: true, encoding: 'utf8' })
      .flatMap((file) => (file.endsWith('.ts') && !file.includes('__generated__') ? [`${folder}/${file}`] : [])),
  )
  const wrong = files.flatMap((file) => {
    const calls =
      fs
        .readFileSync(`${projectRoot}/${file}`, 'utf8')
        .match(/\blog\.(fatal|error|warn|info|debug|trace)\(\s*\{[^}]*\}/g) ?? []
    return calls
      .filter((call) => /[{,]\s*(error|e|cause|reason|exception)\s*[,}:]/.test(call))
      .map((call) => `${file}: ${call}`)
  })
  expect(wrong).toEqual([])
})
