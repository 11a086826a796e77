import { ConnectionHandler, type RecordProxy, type RecordSourceProxy } from 'relay-runtime'

/** Puts a message that has come into the list of its thread, where that is shown and the message is not there yet. */
export function appendMessage(store: RecordSourceProxy, threadId: string, message: RecordProxy | null | undefined) {
  const thread = store.get(threadId)
  const connection = thread && ConnectionHandler.getConnection(thread, 'ThreadMessages_messages')
  if (!connection || !message) return
  const isThere = connection
    .getLinkedRecords('edges')
    ?.some((edge) => edge?.getLinkedRecord('node')?.getDataID() === message.getDataID())
  if (!isThere)
    ConnectionHandler.insertEdgeBefore(
      connection,
      ConnectionHandler.createEdge(store, connection, message, 'MessageEdge'),
    )
}
