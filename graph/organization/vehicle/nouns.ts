// Everything that the noun adds to the graph.
import './Vehicle.ts'
import './createVehicle.ts'
import './deleteVehicle.ts'
import './updateVehicle.ts'
