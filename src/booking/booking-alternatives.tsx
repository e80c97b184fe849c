import shell from "content:shell";
import { Link } from "#ui/link/link.tsx";
import { ContactLinks } from "./contact-links.tsx";

type Props = { href: string; direct: string };

export function BookingAlternatives({ href, direct }: Props) {
	return (
		<>
			{shell.frameWords.talk} You can <ContactLinks />.{" "}
			<Link href={href} isExternal>
				{direct}
			</Link>
		</>
	);
}
