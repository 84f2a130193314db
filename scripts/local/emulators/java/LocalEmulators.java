import com.google.cloud.datastore.emulator.firestore.CloudFirestore;
import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/**
 * One JVM for everything of Firebase that only exists in Java: the Firestore emulator, started with the given
 * arguments, and the Storage rules engine, which answers one JSON line on stdout for each line on stdin.
 */
public final class LocalEmulators {
  public static void main(String[] firestoreArguments) throws Exception {
    // The emulator logs to System.out, which belongs to the rules protocol here.
    PrintStream replies = new PrintStream(System.out, true, StandardCharsets.UTF_8);
    System.setOut(System.err);

    Thread firestore = new Thread(() -> runFirestore(firestoreArguments), "firestore");
    firestore.setDaemon(true);
    firestore.start();

    StorageRules rules = new StorageRules();
    BufferedReader requests = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    for (String line = requests.readLine(); line != null; line = requests.readLine()) {
      replies.println(rules.answer(line));
    }
    // End of input means that the launcher has stopped or died. halt() skips the emulator's slow shutdown hooks.
    Runtime.getRuntime().halt(0);
  }

  private static void runFirestore(String[] arguments) {
    try {
      CloudFirestore.main(arguments);
    } catch (Throwable error) {
      error.printStackTrace();
      Runtime.getRuntime().halt(70);
    }
  }
}
