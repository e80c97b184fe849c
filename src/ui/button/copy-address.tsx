import { CopyLink } from "./copy-link.tsx";

type Props = {
	label: string;
	address: string;
	/** Announced after copying. */
	copied: string;
	/** Shown above the address when the browser refuses to copy. */
	byHand: string;
};

/** Copies a constant address, so that its props are JSON. */
export function CopyAddress({ address, ...rest }: Props) {
	return <CopyLink {...rest} address={() => address} />;
}
