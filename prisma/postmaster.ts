// PostgreSQL as a process.
import { spawn, spawnSync, type SpawnOptions } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { Binaries } from './embeddedBinaries.ts'
import { openLog } from './embeddedCluster.ts'
import { StartError } from './startError.ts'

export interface Postmaster {
  pid: number
  port: number
}

/** Starts PostgreSQL on a port; it outlives this process until it is stopped. */
export function launch(dataDir: string, folder: string, port: number, tools: Binaries, settings: string[]): Postmaster {
  const log = openLog(dataDir, tools)
  const args = ['-D', folder, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])]
  const options: SpawnOptions = { ...tools.identity, cwd: '/', stdio: ['ignore', log, log], detached: true }
  const child = spawn(...tools.command('postgres', args), options)
  child.on('error', () => {})
  child.unref()
  fs.closeSync(log)
  if (!child.pid) throw new StartError(`PostgreSQL could not be started from ${tools.folder}.`, 'system')
  return { pid: child.pid, port }
}

/**
 * The lines of the file in which PostgreSQL says that it runs on a cluster; none where it says nothing. It is read
 * without asking whether it is there: PostgreSQL may take it away in between.
 */
export function pidFile(folder: string): string[] {
  try {
    return fs.readFileSync(path.join(folder, 'postmaster.pid'), 'utf8').split('\n')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}

/** The PostgreSQL that runs on a cluster. */
export function livePostmaster(folder: string): Postmaster | undefined {
  const lines = pidFile(folder)
  const pid = Number(lines[0])
  const port = Number(lines[3])
  return pid && port && alive(pid) && isPostgres(pid) ? { pid, port } : undefined
}

/** Process numbers are used again, so a live one counts only if it is a PostgreSQL. */
function isPostgres(pid: number): boolean {
  const { stdout } = spawnSync('ps', ['-o', 'comm=', '-p', String(pid)], { encoding: 'utf8' })
  return stdout === null || stdout.includes('postgres')
}

export function alive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

export function kill(pid: number, signal: NodeJS.Signals) {
  try {
    process.kill(pid, signal)
  } catch {
    // It has ended already.
  }
}

/** Stops a PostgreSQL, in order unless another signal is given, and waits until it is gone. */
export async function stopServer(server: number, signal: NodeJS.Signals = 'SIGINT') {
  kill(server, signal)
  while (alive(server)) await delay(20)
}
