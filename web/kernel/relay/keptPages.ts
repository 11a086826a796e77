// A list whose latest page is read again while one looks: the pages before it that one has shown stay.
import { ConnectionHandler, type RecordProxy } from 'relay-runtime'
import { listHandlers } from './environment.ts'

const nodeId = (edge: RecordProxy | null | undefined) => edge?.getLinkedRecord('node')?.getDataID()

/** As Relay's own handler; a page that is read from the end and overlaps what is shown keeps what is before it. */
const keptPages: NonNullable<(typeof listHandlers)[string]> = {
  update(store, payload) {
    const shown = store.get(payload.dataID)?.getLinkedRecord(payload.handleKey)
    const edges = shown?.getLinkedRecords('edges') ?? []
    const info = shown?.getLinkedRecord('pageInfo')
    const before = { startCursor: info?.getValue('startCursor'), hasPreviousPage: info?.getValue('hasPreviousPage') }
    ConnectionHandler.update(store, payload)
    if (payload.args.before != null || payload.args.after != null || !edges.length) return
    const connection = store.get(payload.dataID)?.getLinkedRecord(payload.handleKey)
    const latest = connection?.getLinkedRecords('edges') ?? []
    const first = nodeId(latest[0])
    const overlap = edges.findIndex((edge) => nodeId(edge) === first)
    if (!connection || overlap < 1) return
    connection.setLinkedRecords([...edges.slice(0, overlap), ...latest], 'edges')
    const pageInfo = connection.getLinkedRecord('pageInfo')
    for (const [name, value] of Object.entries(before)) pageInfo?.setValue(value, name)
  },
}

listHandlers.keptPages = keptPages
