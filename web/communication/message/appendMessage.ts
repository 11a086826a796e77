import { ConnectionHandler, type RecordProxy, type RecordSourceProxy } from 'relay-runtime'

type Maybe<Value> = Value | null | undefined

const holds = (connection: RecordProxy, node: RecordProxy) =>
  connection.getLinkedRecords('edges')?.some((edge) => edge?.getLinkedRecord('node')?.getDataID() === node.getDataID())

/** Puts a message that has come into the list of its thread, where that is shown and the message is not there yet. */
export function appendMessage(store: RecordSourceProxy, threadId: string, message: Maybe<RecordProxy>) {
  const thread = store.get(threadId)
  const connection = thread && ConnectionHandler.getConnection(thread, 'ThreadMessages_messages')
  if (!connection || !message || holds(connection, message)) return
  // The latest is the first of the list.
  ConnectionHandler.insertEdgeBefore(
    connection,
    ConnectionHandler.createEdge(store, connection, message, 'MessageEdge'),
  )
}

/** Puts a message that was sent into the activity of its record, whose latest entry is the last. */
export function appendToActivity(store: RecordSourceProxy, connectionId: string, message: Maybe<RecordProxy>) {
  const connection = store.get(connectionId)
  if (!connection || !message || holds(connection, message)) return
  ConnectionHandler.insertEdgeAfter(
    connection,
    ConnectionHandler.createEdge(store, connection, message, 'ActivityItemEdge'),
  )
}
