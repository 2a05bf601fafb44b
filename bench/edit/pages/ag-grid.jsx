import { Grid } from './grids/ag-grid'
import { mount } from './mount'

mount(<Grid />)
