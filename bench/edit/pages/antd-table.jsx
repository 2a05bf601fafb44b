import { Grid } from './grids/antd-table'
import { mount } from './mount'

mount(<Grid />)
