// Prisma's adapter for pg as the schema engine needs it: a script runs whole, "char" is a character,
// and the shadow database is one of its own.
import type pg from 'pg'
import { PrismaPg } from '@prisma/adapter-pg'
import { ColumnTypeEnum, DriverAdapterError } from '@prisma/driver-adapter-utils'
import { makePool, withConnection, type Connection } from './connect.ts'

type Adapter = Awaited<ReturnType<PrismaPg['connect']>>
interface Field {
  dataTypeID: number
}
interface Io {
  performIO(query: unknown): Promise<{ fields: Field[] }>
}

const charType = 18
const textType = 25

const registry = globalThis as { PRISMA_WASM_PANIC_REGISTRY?: { set_message(message: string): void } }
registry.PRISMA_WASM_PANIC_REGISTRY ??= {
  set_message(message) {
    console.error('schema engine:', message)
  },
}

async function open(connection: Connection, onClose = async () => {}): Promise<Adapter> {
  const pool = makePool({ ...connection, max: 1 })
  const adapter = await new PrismaPg(pool).connect()
  // It is called on a reader that stands for the adapter.
  // oxlint-disable-next-line typescript/unbound-method
  const { queryRaw } = adapter
  adapter.queryRaw = async (query) => {
    let isChar: boolean[] = []
    const reader = Object.create(adapter) as Io
    reader.performIO = async (sent) => {
      const result = await (adapter as unknown as Io).performIO(sent)
      isChar = result.fields.map((field) => field.dataTypeID === charType)
      const fields = result.fields.map((field, i) => (isChar[i] ? { ...field, dataTypeID: textType } : field))
      return { ...result, fields }
    }
    const result = await queryRaw.call(reader as unknown as Adapter, query)
    const columnTypes = result.columnTypes.map((type, i) => (isChar[i] ? ColumnTypeEnum.Character : type))
    return { ...result, columnTypes }
  }
  adapter.executeScript = async (sql) => {
    try {
      await pool.query(sql)
    } catch (error) {
      const { code = '', severity = '', message, detail, column, hint } = error as pg.DatabaseError
      throw new DriverAdapterError({ kind: 'postgres', code, severity, message, detail, column, hint })
    }
  }
  adapter.dispose = async () => {
    await pool.end()
    await onClose()
  }
  return adapter
}

/** An adapter factory for one run of the engine, and the end of every connection it opened. */
export function migrationAdapter(connection: Connection) {
  const opened: Adapter[] = []
  const administer = async (sql: string) => {
    await withConnection({ ...connection, database: 'postgres' }, (client) => client.query(sql))
  }
  const factory = {
    provider: 'postgres' as const,
    adapterName: '@prisma/adapter-pg',
    async connect() {
      const adapter = await open(connection)
      opened.push(adapter)
      return adapter
    },
    async connectToShadowDb() {
      const name = `shadow_${crypto.randomUUID()}`
      await administer(`create database "${name}"`)
      return open({ ...connection, database: name }, () => administer(`drop database if exists "${name}" with (force)`))
    },
  }
  return { factory, close: () => Promise.all(opened.map((adapter) => adapter.dispose())) }
}
