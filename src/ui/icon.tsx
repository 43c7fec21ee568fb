import type { ComponentType, SVGProps } from 'react';

type IconProps = Omit<SVGProps<SVGSVGElement>, 'ref' | 'stroke'> & { size?: number };

/** An icon of Tabler; `stroke` is the width of its lines. */
export type TablerIcon = ComponentType<IconProps & { stroke?: number }>;

/**
 * An icon of Tabler as the shop draws all of them: decorative, since the words beside it or its button's name say what
 * it means.
 */
/* @__NO_SIDE_EFFECTS__ */
export function icon(Drawing: TablerIcon) {
  return function Icon({ size = 22, ...props }: IconProps) {
    return <Drawing size={size} stroke={1.75} aria-hidden {...props} />;
  };
}
