import { quoted } from '#lib/quoted.ts';
import { useQuery } from '@tanstack/react-query';
import { permissionGroupsQuery } from './permission.queries.ts';

/** A permission group's name in a narrow place; `otherwise` until it has loaded, and where there is no such group. */
export function GroupLabel({ id, otherwise }: { id: number; otherwise: string }) {
  const { data } = useQuery(permissionGroupsQuery);
  const group = data?.result.find((one) => one.id === id);
  return group ? quoted(group.name) : otherwise;
}
