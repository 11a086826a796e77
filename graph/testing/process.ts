// Opsgraph as a process of its own, for what only a whole process shows: what `npm run build` has made, as `npm start`
// runs it.
import { spawn, type ChildProcess } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { projectRoot } from '../../prisma/project.ts'

export interface Running {
  child: ChildProcess
  address: string
  output(): string
  /** Ends it with a signal; resolves with its exit code. */
  end(signal?: NodeJS.Signals): Promise<number | null>
}

export const dataFolder = () => fs.mkdtempSync(path.join(os.tmpdir(), 'opsgraph-data-'))

/** As whom a process runs, where that is not whoever runs the tests. */
export interface Identity {
  uid: number
  gid: number
}

export function launch(
  environment: Record<string, string>,
  identity?: Identity,
  args: readonly string[] = [],
  folder = projectRoot,
) {
  const child = spawn(process.execPath, ['dist/graph/main.js', ...args], {
    ...identity,
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      PORT: '0',
      LOG_LEVEL: 'silent',
      DRAIN_SECONDS: '0',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const take = (text: Buffer) => (output += text.toString())
  child.stdout.on('data', take)
  child.stderr.on('data', take)
  const ended = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)))
  return { child, ended, output: () => output }
}

/** Runs a command to its end; answers with its exit code and all that it said. */
export async function runCommand(environment: Record<string, string>, ...args: string[]) {
  const { ended, output } = launch(environment, undefined, args)
  const code = await ended
  return { code, output: output() }
}

/** Starts it and waits until it is ready; that of another folder where one is named. */
export async function startProcess(
  environment: Record<string, string>,
  identity?: Identity,
  folder?: string,
): Promise<Running> {
  const { child, ended, output } = launch(environment, identity, [], folder)
  const address = await new Promise<string>((resolve, reject) => {
    const look = () => {
      const found = /ready at (\S+)/.exec(output())?.[1]
      if (found) resolve(found)
    }
    child.stdout.on('data', look)
    void ended.then((code) => reject(new Error(`It ended with ${code}: ${output()}`)))
  })
  return {
    child,
    address,
    output,
    end(signal = 'SIGTERM') {
      child.kill(signal)
      return ended
    },
  }
}
