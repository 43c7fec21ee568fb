// The package describes all of its 6,000 icons in one file of 7.6 MB, and none of the modules that each holds one.
declare module '@tabler/icons-react/dist/esm/icons/*.mjs' {
  import type { TablerIcon } from '#ui/icon.tsx';
  const Icon: TablerIcon;
  export default Icon;
}
