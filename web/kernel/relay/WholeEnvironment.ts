import {
  Environment,
  Observable,
  type Disposable,
  type GraphQLResponse,
  type OperationDescriptor,
  type RequestDescriptor,
  type SingularReaderSelector,
  type Snapshot,
} from 'relay-runtime'
import { isOutOfReach } from '../offline/isOutOfReach.ts'
import { reach } from './reach.ts'
import { readAgain } from './readAgain.ts'

/** How long an answer is trusted that left something out, in milliseconds. */
const pause = 10_000

/** How soon what could not be read is read again, in milliseconds. */
const soon = 1_000

/** An answer that says nothing that the store does not say already. */
const nothingNew: GraphQLResponse = { data: {} }

/**
 * Another query may link what is shown to something that the query of what is shown has never read. It is read again
 * then: what is there stays as it was until the answer has come, and what is new waits for it.
 */
export class WholeEnvironment extends Environment {
  private readonly readLately = new Set<string>()

  override lookup(selector: SingularReaderSelector): Snapshot {
    const snapshot = super.lookup(selector)
    if (snapshot.isMissingData) this.complete(snapshot.selector.owner)
    return snapshot
  }

  override subscribe(snapshot: Snapshot, tell: (latest: Snapshot) => void): Disposable {
    let isWhole = !snapshot.isMissingData
    return super.subscribe(snapshot, (latest) => {
      if (latest.isMissingData && isWhole && this.complete(latest.selector.owner)) return
      isWhole = !latest.isMissingData
      tell(latest)
    })
  }

  /**
   * What a screen or a part of one loads. Where the server is out of reach, all of it that was read before is shown as
   * it was, and read again: the failure would take it off the screen.
   */
  override executeWithSource(load: {
    operation: OperationDescriptor
    source: Observable<GraphQLResponse>
  }): Observable<GraphQLResponse> {
    const { request } = load.operation
    return super.executeWithSource(load).catch((error: unknown) => {
      if (!isOutOfReach(error) || this.check(load.operation).status !== 'available')
        return Observable.create((sink) => sink.error(error as Error))
      setTimeout(() => readAgain(this, request.node, request.variables), soon)
      return Observable.from(nothingNew)
    })
  }

  /** Reads it again, unless that can't be or was of no use just now; whether more is to come. */
  private complete({ identifier, node, variables }: RequestDescriptor): boolean {
    if (this.isRequestActive(identifier)) return true
    if (node.params.operationKind !== 'query' || reach.isLost || this.readLately.has(identifier)) return false
    this.readLately.add(identifier)
    setTimeout(() => this.readLately.delete(identifier), pause)
    readAgain(this, node, variables)
    return true
  }
}
