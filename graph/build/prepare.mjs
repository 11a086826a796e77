// Makes what a command needs before it runs: `prepare.mjs start` or `prepare.mjs generate`.
import { register } from 'node:module'
import { install } from './install.mjs'

export async function prepare(what) {
  install()
  register('./hookLoader.mjs', import.meta.url)
  const { build, toGenerate, toStart } = await import('./steps.ts')
  try {
    await build(what === 'start' ? toStart : toGenerate)
  } catch (error) {
    console.error(error.name === 'BuildError' ? error.message : error)
    process.exit(1)
  }
}

if (process.argv[1]?.endsWith('prepare.mjs')) await prepare(process.argv[2])
