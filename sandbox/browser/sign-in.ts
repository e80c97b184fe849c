import { find } from "./find.ts";

/** The session cookie is third-party, so requestStorageAccess() must follow a click. */
find("#sign-in").addEventListener("click", async () => {
	const isAllowed = await document.requestStorageAccess().then(
		() => true,
		() => false,
	);
	find("#signed-in").textContent = isAllowed
		? "Signed in"
		: "Not possible in this frame";
});
