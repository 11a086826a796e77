// Where traces are made, if anywhere: openTelemetry.ts fills this slot where an endpoint for them is set; nothing of
// OpenTelemetry is loaded otherwise.
export interface Span {
  set: (attributes: Record<string, string | number | undefined>) => void
  end: (error?: unknown) => void
}

export type Attributes = Record<string, string | number>

export interface Tracer {
  /** Does something as a span of the trace that headers of a request name, or of a new one. */
  request: (name: string, headers: Record<string, unknown>, attributes: Attributes, work: (span: Span) => void) => void
  /** Does something as a span of whatever is under way; the span ends with it. */
  span: <T>(name: string, attributes: Attributes, work: () => T) => T
  /** Begins a span of whatever is under way, under which nothing else stands. */
  begin: (name: string, attributes: Attributes) => Span
  /** The headers by which another server goes on with the trace. */
  outgoing: () => Record<string, string>
  traceId: () => string | undefined
  /** What is called back later goes on with what is under way now. */
  bind: <F extends (...given: never[]) => unknown>(callback: F) => F
  close: () => Promise<void>
}

export const tracing: { tracer: Tracer | undefined } = { tracer: undefined }

/** Does something as a span where traces are made. */
export const inSpan = <T>(name: string, attributes: Attributes, work: () => T): T =>
  tracing.tracer ? tracing.tracer.span(name, attributes, work) : work()

/** What a request to another server carries of the trace that is under way. */
export const traceHeaders = (): Record<string, string> => tracing.tracer?.outgoing() ?? {}
