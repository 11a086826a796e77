// Everything that the noun adds to the graph.
import './noun.ts'
import './Vehicle.ts'
import './vehicleChoices.ts'
import './createVehicle.ts'
import './deleteVehicle.ts'
import './updateVehicle.ts'
import './statusOfVehicle.ts'
import './locationOfVehicles.ts'
