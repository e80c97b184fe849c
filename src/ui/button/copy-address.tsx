import { CopyLink } from "./copy-link.tsx";

type Props = {
	label: string;
	address: string;
	copied: string;
	byHand: string;
};

/** Copies a constant address, so that its props are JSON. */
export function CopyAddress({ address, ...rest }: Props) {
	return <CopyLink {...rest} address={() => address} />;
}
