// Traces by OpenTelemetry: from a request through its operation and root fields to each statement. This file is
// imported where an endpoint for traces is set, and nowhere else.
import {
  context,
  propagation,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Span as OpenSpan,
} from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node'
import type { Span, Tracer } from './tracing.ts'

const isPromise = (value: unknown): value is Promise<unknown> => value instanceof Promise

function endOf(span: OpenSpan, error?: unknown) {
  if (error !== undefined && error !== null)
    span.setStatus({ code: SpanStatusCode.ERROR, message: error instanceof Error ? error.message : undefined })
  span.end()
}

const spanOf = (open: OpenSpan): Span => ({
  set(attributes) {
    for (const [name, value] of Object.entries(attributes)) if (value !== undefined) open.setAttribute(name, value)
  },
  end: (error) => endOf(open, error),
})

/** A tracer whose spans are sent by OTLP; it reads its endpoint and all else of OpenTelemetry's own variables. */
export function openTracer(): Tracer {
  const named = process.env.OTEL_SERVICE_NAME
  const provider = new NodeTracerProvider({
    resource: defaultResource().merge(resourceFromAttributes({ 'service.name': named || 'opsgraph' })),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  })
  provider.register()
  const tracer = trace.getTracer('opsgraph')
  return {
    request(name, headers, attributes, work) {
      const parent = propagation.extract(ROOT_CONTEXT, headers)
      const span = tracer.startSpan(name, { kind: SpanKind.SERVER, attributes }, parent)
      context.with(trace.setSpan(parent, span), () => work(spanOf(span)))
    },
    span(name, attributes, work) {
      return tracer.startActiveSpan(name, { attributes }, (span) => {
        try {
          const result = work()
          if (isPromise(result))
            result.then(
              () => endOf(span),
              (error: unknown) => endOf(span, error),
            )
          else endOf(span)
          return result
        } catch (error) {
          endOf(span, error)
          throw error
        }
      })
    },
    begin: (name, attributes) => spanOf(tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes })),
    outgoing() {
      const headers: Record<string, string> = {}
      propagation.inject(context.active(), headers)
      return headers
    },
    traceId: () => trace.getActiveSpan()?.spanContext().traceId,
    bind: (callback) => context.bind(context.active(), callback),
    close: () => provider.shutdown(),
  }
}
