import type { ReactNode } from "react";
import { Dialog } from "#ui/dialog.tsx";

type Props = {
	/** The dialog's id: an address that ends in it opens the dialog. */
	id: string;
	coach: {
		name: string;
		role: string;
		credentials: readonly string[];
		/** Paragraphs. */
		story: readonly string[];
	};
	portrait: ReactNode;
	/** Ways to reach the coach. */
	links?: ReactNode;
};

/** All about one coach (DLG-14): name, role, credentials, portrait, story and links. */
export function CoachBioDialog({
	id,
	coach: { name, role, credentials, story },
	portrait,
	links,
}: Props) {
	return (
		<Dialog id={id} kind="wide" title={name}>
			<div className="coach-bio">
				<div>
					{portrait}
					{links}
				</div>
				<div>
					<p className="role-badge">{role}</p>
					<ul className="coach-credentials">
						{credentials.map((credential) => (
							<li key={credential}>{credential}</li>
						))}
					</ul>
					{story.map((paragraph) => (
						<p key={paragraph}>{paragraph}</p>
					))}
				</div>
			</div>
		</Dialog>
	);
}
