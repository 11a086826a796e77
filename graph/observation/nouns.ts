// Everything that the noun adds to the graph.
import './Observation.ts'
import './MetricSeries.ts'
import './observationsOfMetric.ts'
import './recordObservations.ts'
import './correctObservation.ts'
import './voidObservation.ts'
