import { spawn } from 'node:child_process'
import { projectRoot } from '../../prisma/project.ts'

/** A name, a script that node runs, and its arguments. */
export type Command = [name: string, ...args: string[]]

/** Runs commands side by side; what one says is shown where it fails. */
export async function runAll(commands: Command[]): Promise<boolean> {
  const results = await Promise.all(commands.map(run))
  return results.every((succeeded) => succeeded)
}

function run([name, ...args]: Command): Promise<boolean> {
  const begun = performance.now()
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, { cwd: projectRoot })
    const said: Buffer[] = []
    child.stdout.on('data', (text: Buffer) => said.push(text))
    child.stderr.on('data', (text: Buffer) => said.push(text))
    child.once('close', (code) => {
      const seconds = ((performance.now() - begun) / 1000).toFixed(1)
      console.log(`${code === 0 ? '✓' : '✗'} ${name} ${seconds} s`)
      if (code !== 0) console.error(Buffer.concat(said).toString())
      resolve(code === 0)
    })
  })
}
